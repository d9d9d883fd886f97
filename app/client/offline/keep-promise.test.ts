import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { askToPersistOnce } from "./keep-promise";

const persist = vi.fn(async () => false);

function stubBrowser(persisted: boolean) {
  vi.stubGlobal("window", { localStorage: memoryStorage() });
  vi.stubGlobal("navigator", { storage: { persist, persisted: async () => persisted } });
}

beforeEach(() => void persist.mockClear());
afterEach(() => vi.unstubAllGlobals());

it("the browser is asked for its promise once, whatever it answers", async () => {
  stubBrowser(false);
  await askToPersistOnce();
  await askToPersistOnce();
  expect(persist).toHaveBeenCalledTimes(1);
});

it("a browser that has promised it already isn't asked, nor one that can't be", async () => {
  stubBrowser(true);
  await askToPersistOnce();
  vi.stubGlobal("navigator", {});
  await askToPersistOnce();
  expect(persist).not.toHaveBeenCalled();
});
