import { expect, it, vi } from "vitest";
import { guardStorage, readJson, readText, storageKeys, writeChanged } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";

it("R-STORE-18[blocked] storage that throws is as if it were empty", () => {
  const blocked = guardStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(blocked.read("lang")).toBeNull();
  expect(() => blocked.write("lang", "fa")).not.toThrow();
  expect(() => blocked.remove("lang")).not.toThrow();
});

it("R-STORE-18[broken] broken JSON reads as nothing", () => {
  const store = guardStorage(() => memoryStorage({ carts: "{" }));
  expect(readJson(store, storageKeys.carts)).toBeNull();
});

it("C-23 a raw text is read in either form", () => {
  const store = guardStorage(() => memory);
  const memory = memoryStorage({ lang: "fa" });
  expect(readText(store, storageKeys.lang)).toBe("fa");
  memory.setItem("lang", '"en"');
  expect(readText(store, storageKeys.lang)).toBe("en");
});

it("writes only what changed", () => {
  const memory = memoryStorage({ lang: "fa" });
  const setItem = vi.spyOn(memory, "setItem");
  const store = guardStorage(() => memory);
  writeChanged(store, storageKeys.lang, "fa");
  expect(setItem).not.toHaveBeenCalled();
  writeChanged(store, storageKeys.lang, null);
  expect(memory.getItem("lang")).toBeNull();
});
