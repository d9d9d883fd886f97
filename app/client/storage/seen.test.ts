import { describe, expect, it } from "vitest";
import { guardStorage, storageKeys } from "./guarded-storage";
import { memoryStorage } from "./memory-storage.fixture";
import { forgetSeen, noteSeen, readSeen, type SeenProduct } from "./seen";

function open() {
  const memory = memoryStorage();
  return guardStorage(() => memory);
}

const seen = (id: number, lang: SeenProduct["lang"] = "fa"): SeenProduct => ({
  ...{ id, lang, slug: `s${id}`, name: `n${id}` },
  picture: ["/api/media/a", 1],
});

describe("what was seen lately", () => {
  it("is told the newest first, each once, nine at most, in its own language", () => {
    const store = open();
    for (let id = 1; id <= 12; id += 1) noteSeen(store, seen(id));
    noteSeen(store, seen(5));
    expect(readSeen(store, "fa").map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4]);
    noteSeen(store, seen(20, "en"));
    expect(readSeen(store, "en").map(({ id }) => id)).toEqual([20]);
  });

  it("is nothing where storage is empty, broken or somebody else's words", () => {
    const store = open();
    expect(readSeen(store, "fa")).toEqual([]);
    store.write(storageKeys.seen, "{");
    expect(readSeen(store, "fa")).toEqual([]);
    const strange = [{ ...seen(1), picture: ["javascript:alert(1)", 0] }, null, 7, { id: "x" }];
    store.write(storageKeys.seen, JSON.stringify([...strange, seen(2)]));
    expect(readSeen(store, "fa").map(({ id }) => id)).toEqual([2]);
  });

  it("is forgotten at a word", () => {
    const store = open();
    noteSeen(store, seen(1));
    forgetSeen(store);
    expect(store.read(storageKeys.seen)).toBeNull();
  });
});
