/** What the shop and the process that decodes its pictures take of memory together. */
import { readFile } from "node:fs/promises";
import { forgetPeak, memoryMb } from "../shop-process";

export interface Taken {
  /** The highest of each, which need not have been at the same moment: together, at most this. */
  peak: number;
  /** Of that, the encoder's; 0 where none ran. */
  encoder: number;
  after: number;
}

const everyMs = 50;

/** Watches from now on; the answered function ends it. The encoder comes and goes, hence the looking. */
export async function watchMemory(shop: number): Promise<() => Promise<Taken>> {
  for (const pid of [shop, ...(await childrenOf(shop))]) await forgetPeak(pid);
  let encoder = 0;
  const look = async () => {
    let now = 0;
    for (const pid of await childrenOf(shop)) {
      const child = await memoryMb(pid).catch(() => ({ now: 0, peak: 0 }));
      encoder = Math.max(encoder, child.peak);
      now += child.now;
    }
    return now;
  };
  let looking = Promise.resolve(0);
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
    const child = await look();
    const own = await memoryMb(shop);
    return { peak: own.peak + encoder, encoder, after: own.now + child };
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return list.split(" ").filter(Boolean).map(Number);
}
