import { expect, test } from "@playwright/test";
import { type Asked, keepAsking } from "../rolling/keep-asking";
import { ask } from "../support/ask";
import { startShop } from "../support/shop-process";

/** `npm run rolling` does the same with two shops behind nginx, for 10,000 requests. */
test("a shop that is told to stop says so first, and lets no request go without its answer", async () => {
  test.setTimeout(120_000);
  const shop = await startShop({ env: { DRAIN_SECONDS: "2" } });
  // One that was asked to go finds no other connection; who stopped at the first refused one might never be asked.
  const isOpenTo = ({ broken }: Readonly<Asked>) => !broken.ECONNREFUSED;
  const asking = keepAsking(shop.url, { connections: 8, goesOn: isOpenTo });
  const said: (number | undefined)[] = [];
  const askReady = async () => {
    const ready = await ask("/readyz", { base: shop.url }).catch(() => undefined);
    said.push(ready?.status);
    return ready !== undefined;
  };
  await askReady();
  const stopped = shop.stop();
  while (await askReady());
  const { answers, broken, closing } = await asking;
  expect(said.join()).toMatch(/^(200,)+(503,)+$/);
  expect(Object.keys(broken).filter((code) => code !== "ECONNREFUSED")).toEqual([]);
  // A busy machine's shop puts some off, which is an answer, too.
  const statuses = Object.keys(answers).filter((status) => status !== "503");
  expect(statuses.sort()).toEqual(["200", "303"]);
  expect(closing).toBeGreaterThan(0);
  expect(await stopped).toBe(0);
});
