/** Requests per second, p99 and CPU per request: uncached, kept, and the bare server with the same bytes. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Load, runLoad } from "./load";
import type { PageKind } from "./pages";
import { freePort, type Measured, startProcess } from "./shop-process";

export interface Throughput {
  kind: PageKind;
  uncached: Load;
  kept: Load;
  bare: Load;
  /** Requests per CPU second of the cached page, as a part of the bare server's. */
  cachedShare: number;
}

const encodings = { "accept-encoding": "br" };
/** No cached page is sent to who has this header, so that the page is made anew each time. */
const personal = { ...encodings, cookie: "wish=bench", authorization: "none" };

export async function measureThroughput(
  shop: Measured,
  pages: Record<PageKind, string>,
  databasePids: () => Promise<number[]>,
): Promise<Throughput[]> {
  const bare = await startBareServer(shop, Object.values(pages));
  const results: Throughput[] = [];
  try {
    for (const [kind, path] of Object.entries(pages) as [PageKind, string][]) {
      const plan = { paths: [path], connections: 16 };
      const shopPids = async () => [shop.pid, ...(await databasePids())];
      const warm = { ...plan, origin: shop.origin, pids: shopPids };
      await runLoad({ ...warm, headers: personal, amount: 50 });
      const uncached = await runLoad({ ...warm, headers: personal, amount: 400 });
      await runLoad({ ...warm, headers: encodings, amount: 2_000 });
      const [kept, limit] = await alternately(
        () => runLoad({ ...warm, headers: encodings, amount: 20_000 }),
        () =>
          runLoad({
            ...plan,
            origin: bare.origin,
            headers: encodings,
            amount: 20_000,
            pids: async () => [bare.pid],
          }),
      );
      results.push({
        kind,
        uncached,
        kept,
        bare: limit,
        cachedShare: limit.cpuPerRequest / kept.cpuPerRequest,
      });
    }
  } finally {
    await bare.stop();
  }
  return results;
}

/** Both in turn, three times, and the middle one of each: what else the machine does hits both alike. */
async function alternately(
  first: () => Promise<Load>,
  second: () => Promise<Load>,
): Promise<[Load, Load]> {
  const firsts: Load[] = [];
  const seconds: Load[] = [];
  for (let round = 0; round < 3; round++) {
    firsts.push(await first());
    seconds.push(await second());
  }
  return [middle(firsts), middle(seconds)];
}

function middle(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.cpuPerRequest - b.cpuPerRequest);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error("Nothing was measured");
  return found;
}

/** The bare server with the very bytes and headers that the shop answers with. */
async function startBareServer(shop: Measured, paths: string[]): Promise<Measured> {
  const pages: Record<string, { headers: [string, string][]; body: string }> = {};
  for (const path of paths) pages[path] = await recordAnswer(shop.origin + path);
  const folder = await mkdtemp(join(tmpdir(), "timcheh-bare-"));
  const file = join(folder, "pages.json");
  await writeFile(file, JSON.stringify(pages));
  return startProcess("bench/bare-server.js", await freePort(), { BYTES: file });
}

async function recordAnswer(address: string) {
  const { request } = await import("node:http");
  return new Promise<{ headers: [string, string][]; body: string }>((resolve, reject) => {
    request(address, { headers: encodings }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers: [string, string][] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = response.rawHeaders[at] ?? "";
          if (/^(date|connection|keep-alive|transfer-encoding)$/i.test(name)) continue;
          headers.push([name, response.rawHeaders[at + 1] ?? ""]);
        }
        resolve({ headers, body: Buffer.concat(chunks).toString("base64") });
      });
    })
      .on("error", reject)
      .end();
  });
}
