import { expect, test } from "@playwright/test";
import { findPostgres } from "../runner/services";
import { type BreakableLine, openBreakableLine } from "../support/breakable-line";
import { createScratchDatabase, type ScratchDatabase } from "../support/scratch-database";
import { type ShopProcess, startShop } from "../support/shop-process";

/** Nobody waits longer for the database; the rest is the machine's, which may be busy. */
const timeoutMs = 5_000;
const busyMs = 2_500;

let database: ScratchDatabase | null;
let line: BreakableLine;
let shop: ShopProcess;

test.beforeAll(async () => {
  // biome-ignore lint/suspicious/noSkippedTests: counted as skipped where no server can be had
  test.skip(!(await findPostgres()), "no PostgreSQL answers");
  test.setTimeout(180_000);
  database = await createScratchDatabase("away");
  if (!database) throw new Error("PostgreSQL has gone.");
  const url = new URL(database.url);
  line = await openBreakableLine({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${line.port}`;
  shop = await startShop({ env: { DATABASE_URL: url.href, SESSION_SECRET: "s".repeat(32) } });
});
test.afterAll(async () => {
  await shop?.stop();
  await line?.close();
  await database?.drop();
});

/** An answer to somebody whose pages are their own, so that none comes from memory. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const began = performance.now();
  const answer = await fetch(shop.url + path, { headers, redirect: "manual" });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    text,
    ms: performance.now() - began,
  };
}

const own = {
  Cookie: `cart=${"a".repeat(43)}; session=${"b".repeat(43)}`,
  Authorization: "whatever: such a page is rendered anew",
};

for (const state of ["closed", "silent"] as const) {
  test(`where the database's line is ${state}, nobody waits for long and all is well afterwards`, async () => {
    test.setTimeout(120_000);
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: 30_000 }).toBe(200);
    const kept = await ask("/fa");
    expect(kept.status).toBe(200);

    line.set(state);
    const answers = await Promise.all([
      ask("/en/home/products?page=2", own),
      ask("/api/home/products?page=1"),
      ask("/fa", own),
      ask("/en/login", own),
    ]);
    for (const { ms } of answers) expect(ms).toBeLessThan(timeoutMs + busyMs);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: 10_000 }).toBe(503);

    const page = await ask("/fa/home/products?page=2", own);
    expect([page.status, page.text.includes('lang="fa"')]).toEqual([503, true]);
    expect(page.retryAfter).toBe("30");
    // Not the page that was asked above and below: an answer that came through may be kept.
    const call = await ask(`/api/home/products?page=${state === "closed" ? 3 : 4}`);
    expect([call.status, JSON.parse(call.text).msg]).toEqual([503, "error.unavailable"]);
    expect(Math.max(page.ms, call.ms)).toBeLessThan(busyMs);
    expect((await ask("/fa")).text).toBe(kept.text);

    line.set("whole");
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: 15_000 }).toBe(200);
    expect((await ask("/fa/home/products?page=2", own)).status).toBe(200);
    expect((await ask("/api/home/products?page=1")).status).toBe(200);
  });
}
