/**
 * Preloaded into a measured shop: how long its main thread computes without answering anybody else, in
 * CPU milliseconds, which a busy machine doesn't inflate as it does waits. At SIGUSR2 it writes the longest
 * since the last one to the file LONGEST_TURN. Linux only.
 */
import { readFileSync, writeFileSync } from "node:fs";

const file = process.env.LONGEST_TURN;
const ownSchedule = `/proc/self/task/${process.pid}/schedstat`;
const cpuMs = () => Number(readFileSync(ownSchedule, "utf8").split(" ", 1)[0]) / 1e6;

if (file) {
  let longest = 0;
  let last = cpuMs();
  setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, 2).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(file, String(longest));
    longest = 0;
  });
}
