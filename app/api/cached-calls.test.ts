import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheForAll, cacheLastGood } from "./cached-calls.server";
import { noteCatalogVersion } from "./catalog-version.server";

let version = 0;
let now = 1;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => now);
  version += 1;
  noteCatalogVersion(`cached-calls-${version}`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

const ask = (call: () => Promise<string[]>) => cacheForAll("categories.en", call);

it("the categories are one call for all who ask within five seconds", async () => {
  const call = vi.fn(async () => ["Books"]);
  expect(await Promise.all([ask(call), ask(call)])).toEqual([["Books"], ["Books"]]);
  pass(4_900);
  await ask(call);
  expect(call).toHaveBeenCalledTimes(1);
  pass(200);
  await ask(call);
  expect(call).toHaveBeenCalledTimes(2);
});

it("a change of the catalogue is seen at once", async () => {
  await ask(async () => ["Books"]);
  noteCatalogVersion(`cached-calls-${version}-changed`);
  expect(await ask(async () => ["Books", "Toys"])).toEqual(["Books", "Toys"]);
});

it("a failure is not kept", async () => {
  await expect(ask(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await ask(async () => ["Books"])).toEqual(["Books"]);
});

it("R-STARTUP-01[last-good] the last good answer stands in while the call fails, where it may", async () => {
  const fails = () => Promise.reject(new Error("gone"));
  await expect(cacheLastGood("defaults.en", fails)).rejects.toThrow("gone");
  await cacheLastGood("defaults.en", async () => ["Books"]);
  pass(5_100);
  expect(await cacheLastGood("defaults.en", fails)).toEqual(["Books"]);
  noteCatalogVersion(`cached-calls-${version}-moved`);
  expect(await cacheLastGood("defaults.en", fails)).toEqual(["Books"]);
  expect(await cacheLastGood("defaults.en", async () => ["Toys"])).toEqual(["Toys"]);
});
