/** A measured shop whose thread is watched: how long it computes before it comes to others. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Measured, startShop } from "./shop-process";

export interface Watched extends Measured {
  /** The longest turn since the last time, in milliseconds of CPU; begins anew. */
  longestTurn(): Promise<number>;
}

export async function startWatchedShop(environment: Record<string, string>): Promise<Watched> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-watched-"));
  const file = join(folder, "longest-turn");
  const shop = await startShop({
    ...environment,
    LONGEST_TURN: file,
    NODE_OPTIONS: `--import ${pathToFileURL("bench/longest-turn.js")}`,
  });
  return {
    ...shop,
    longestTurn: () => readLongestTurn(shop.pid, file),
    stop: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readLongestTurn(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const written = await readFile(file, "utf8").catch(() => "");
    if (written) return Number(written);
    await new Promise((done) => setTimeout(done, 10));
  }
}
