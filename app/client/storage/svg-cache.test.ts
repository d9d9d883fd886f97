import { describe, expect, it, vi } from "vitest";
import { guardStorage } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";
import { createSvgCache, svgMaxAgeS } from "./svg-cache";

function open(storage = memoryStorage()) {
  let time = 1_000_000;
  const ask = vi.fn(async (address: string): Promise<string | null> => `<svg>${address}</svg>`);
  const parts = { ask, store: guardStorage(() => storage), now: () => time };
  const reload = () => createSvgCache(parts);
  return {
    ask,
    load: reload(),
    reload,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe("drawings", () => {
  it("R-SVG-01[cached, refetched] R-CONST-11[value] are asked for once in 86,400 seconds, and again in the next", async () => {
    const { ask, load, wait } = open();
    expect(svgMaxAgeS).toBe(86_400);
    expect(await load("/a.svg")).toBe("<svg>/a.svg</svg>");
    wait(86_400);
    await load("/a.svg");
    expect(ask).toHaveBeenCalledTimes(1);
    wait(1);
    await load("/a.svg");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("R-SVG-01[cached, refetched] are there for the next page, too", async () => {
    const { ask, load, reload, wait } = open();
    await load("/a.svg");
    wait(100);
    await reload()("/a.svg");
    expect(ask).toHaveBeenCalledTimes(1);
    wait(86_301);
    await reload()("/a.svg");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("are asked for once by all who want them at the same moment", async () => {
    const { ask, load } = open();
    await Promise.all([load("/a.svg"), load("/a.svg"), load("/b.svg")]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("that could not be had are asked for again", async () => {
    const { ask, load } = open();
    ask.mockResolvedValueOnce(null);
    expect(await load("/a.svg")).toBeNull();
    expect(await load("/a.svg")).not.toBeNull();
  });

  it("are fetched where storage is broken, blocked or from a clock that went wrong", async () => {
    const future = JSON.stringify({ at: 9e15, markup: "<svg/>" });
    for (const text of ["{", "7", "null", '{"at":"x"}', future]) {
      const { ask, load } = open(memoryStorage({ "svg /a.svg": text }));
      await load("/a.svg");
      expect(ask).toHaveBeenCalledTimes(1);
    }
  });

  it("that are large stay in memory alone", async () => {
    const storage = memoryStorage();
    const { ask, load } = open(storage);
    ask.mockResolvedValueOnce("x".repeat(40_000));
    await load("/a.svg");
    await load("/a.svg");
    expect([ask.mock.calls.length, storage.length]).toEqual([1, 0]);
  });
});
