import { expect, it, vi } from "vitest";
import { guardStorage } from "./guarded-storage";
import { areListsStale, countItems, listListeners, type SyncedLists, syncLists } from "./list-sync";
import { memoryStorage } from "./memory-storage.fixture";

function open(start: Record<string, string> = {}) {
  const memory = memoryStorage(start);
  return { memory, store: guardStorage(() => memory) };
}

function listsOf(amounts: Record<string, number>, wishes: number[]): SyncedLists {
  const lines = Object.entries(amounts).map(([variant_id, qty]) => ({
    tint: 1,
    amount: `${qty} × $1`,
    line: {
      variant_id,
      product_id: 12,
      qty,
      price_seen: { amount: 100, currency: "USD" },
      name: "Kettle",
      options: "Red",
      image: "/api/media/kettle.webp",
      url: "/en/home/products/show/12/kettle",
      added_at: "2026-01-02T03:04:05.000Z",
    },
  }));
  return { cart: { lines }, wishes };
}

it("R-ENT-14[map] the cart is stored as a map by variant, in the domain's shape", () => {
  const { memory, store } = open();
  syncLists(store, listsOf({ v1: 2 }, []));
  const stored = JSON.parse(memory.getItem("carts") ?? "");
  expect(Object.keys(stored)).toEqual(["v1"]);
  expect(Object.keys(stored.v1).sort()).toEqual(
    "added_at image name options price_seen product_id qty url variant_id".split(" "),
  );
});

it("the wish list is stored as an array of product codes", () => {
  const { memory, store } = open();
  syncLists(store, listsOf({}, [12, 7]));
  expect(memory.getItem("wish_list")).toBe("[12,7]");
  expect(memory.getItem("carts")).toBe("{}");
});

it("R-ENT-14[empty] R-ENT-15[empty] nothing in them is {} and []", () => {
  const { memory, store } = open();
  syncLists(store, listsOf({}, []));
  expect([memory.getItem("carts"), memory.getItem("wish_list")]).toEqual(["{}", "[]"]);
});

it("C-26 the server's word overwrites: what was removed does not come back", () => {
  const { store } = open({ carts: '{"v9":{"qty":3}}', wish_list: "[9]" });
  syncLists(store, listsOf({ v1: 1 }, []));
  expect([countItems(store, "carts"), countItems(store, "wish_list")]).toEqual([1, 0]);
});

it("a page that says nothing of them leaves the mirrors as they are", () => {
  const { store } = open({ carts: '{"v9":{"qty":3}}', wish_list: "[9,8]" });
  syncLists(store, { cart: null, wishes: null });
  expect([countItems(store, "carts"), countItems(store, "wish_list")]).toEqual([3, 2]);
});

it.each([
  ["{", "[7"],
  ["7", "null"],
  ['{"v1":{"qty":"many"},"v2":null,"v3":{"qty":-4}}', "{}"],
])("R-STORE-18[broken] broken values %s and %s count as nothing", (carts, wish_list) => {
  const { store } = open({ carts, wish_list });
  expect([countItems(store, "carts"), countItems(store, "wish_list")]).toEqual([0, 0]);
});

it("another tab's count is seen; another language or order of lines is none", () => {
  const facts = listsOf({ v1: 2, v2: 1 }, [7, 12]);
  const same = open({
    carts: '{"v2":{"qty":1,"name":"کتری"},"v1":{"qty":2}}',
    wish_list: "[12,7]",
  });
  expect(areListsStale(same.store, facts)).toBe(false);
  expect(areListsStale(open({ carts: '{"v1":{"qty":3}}' }).store, facts)).toBe(true);
  expect(areListsStale(open().store, { cart: null, wishes: null })).toBe(false);
  expect(areListsStale(open({ wish_list: "[7]" }).store, { cart: null, wishes: null })).toBe(true);
});

it("the same again is not written, but the page hears of every word of the server", () => {
  const { memory, store } = open();
  syncLists(store, listsOf({ v1: 1 }, [7]));
  const setItem = vi.spyOn(memory, "setItem");
  const listener = vi.fn();
  listListeners.add(listener);
  syncLists(store, listsOf({ v1: 1 }, [7]));
  listListeners.delete(listener);
  expect(setItem).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(1);
});
