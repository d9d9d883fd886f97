/** What a flood of distinct pages does to everybody else: health, cached pages, another address's page. */
import { Agent, get } from "node:http";
import { startWatchedShop, type Watched } from "./watched-shop";

export interface Overload {
  /** Addresses that the flood comes from. */
  addresses: number;
  /** Answers of the flood, by status. */
  flood: Record<string, number>;
  seconds: number;
  /** Milliseconds of CPU that the shop's thread took at most before it came to others. */
  longestTurn: number;
  healthz: Waits;
  kept: Waits;
  /** Pages of their own for somebody who asks one after the other. */
  other: Waits;
}

interface Waits {
  answers: Record<string, number>;
  median: number;
  worst: number;
}

const pagesAtOnce = 500;
/** Asked so often while the flood lasts. */
const pauseMs = 10;

/** Measures a shop of its own, which believes one proxy. */
export async function measureOverload(): Promise<Overload[]> {
  const shop = await startWatchedShop({ TRUST_PROXY: "1" });
  return floodShop(shop).finally(shop.stop);
}

async function floodShop({ origin, longestTurn: readTurn }: Watched): Promise<Overload[]> {
  const measured: Overload[] = [];
  await ask(`${origin}/fa`, "192.0.2.1");
  for (const addresses of [1, pagesAtOnce]) {
    let isOver = false;
    const wait = (path: (n: number) => string) =>
      askUntil(
        () => isOver,
        (n) => ask(origin + path(n), "198.51.100.1"),
      );
    const probes = Promise.all([
      wait(() => "/healthz"),
      wait(() => "/fa"),
      wait((n) => `/fa/home/products?max=${addresses}${n}00000000`),
    ]);
    await readTurn();
    const started = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: pagesAtOnce }, async (_, n) => {
        const path = `/fa/home/products?min=${addresses * 1000 + n}`;
        return (await ask(origin + path, `203.0.${(n % addresses) >> 8}.${(n % addresses) & 255}`))
          .status;
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const longestTurn = await readTurn();
    isOver = true;
    const [healthz, kept, other] = await probes;
    const flood = counted(statuses);
    measured.push({ addresses, flood, seconds, longestTurn, healthz, kept, other });
  }
  return measured;
}

interface Answered {
  status: number;
  ms: number;
}

async function askUntil(
  isOver: () => boolean,
  askOnce: (n: number) => Promise<Answered>,
): Promise<Waits> {
  const all: Answered[] = [];
  while (!isOver()) {
    all.push(await askOnce(all.length));
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  const waits = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    answers: counted(all.map(({ status }) => status)),
    median: waits[waits.length >> 1] ?? 0,
    worst: waits.at(-1) ?? 0,
  };
}

function counted(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const agent = new Agent({ keepAlive: true });

/** One answer, read to its end; 0 for a connection that broke. */
function ask(address: string, from: string): Promise<Answered> {
  const headers = { "X-Forwarded-For": from, "Accept-Encoding": "br" };
  const started = performance.now();
  return new Promise((done) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 0, ms: performance.now() - started }),
      );
    }).once("error", () => done({ status: 0, ms: performance.now() - started }));
  });
}
