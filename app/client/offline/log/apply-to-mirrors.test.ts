import { expect, it } from "vitest";
import { guardStorage } from "~/client/storage/guarded-storage";
import { memoryStorage } from "~/client/storage/memory-storage.fixture";
import { applyToMirrors } from "./apply-to-mirrors";
import type { OfflineChange } from "./operation";

const thing = {
  product_id: 12,
  name: "Kettle",
  options: "Red",
  image: null,
  url: "/en/home/products/show/12/kettle?color=red",
};
const at = new Date("2026-01-02T03:04:05.000Z");

function after(stored: Record<string, string>, ...changes: OfflineChange[]) {
  const memory = memoryStorage(stored);
  const store = guardStorage(() => memory);
  for (const change of changes) applyToMirrors(store, { change, thing, name: "Kettle" }, at);
  const read = (key: string) => JSON.parse(memory.getItem(key) ?? "null");
  return {
    get carts() {
      return read("carts");
    },
    get wishes() {
      return read("wish_list");
    },
  };
}

const add = (qty: number): OfflineChange => ({
  type: "add",
  variant_id: "v1",
  qty,
  seen: { amount: 100, currency: "USD" },
});

it("what is added stands there with the price that was seen; more of it counts on top", () => {
  const { carts } = after({}, add(1), add(2));
  expect(carts).toEqual({
    v1: {
      ...thing,
      variant_id: "v1",
      qty: 3,
      price_seen: { amount: 100, currency: "USD" },
      added_at: at.toISOString(),
    },
  });
});

it("no line grows beyond what may be asked for", () => {
  expect(after({}, add(998), add(5)).carts.v1.qty).toBe(999);
});

it("a count is set, and a line goes; a line that isn't there is neither", () => {
  const set: OfflineChange = { type: "set", variant_id: "v1", qty: 7 };
  expect(after({}, add(1), set).carts.v1.qty).toBe(7);
  expect(after({}, set).carts).toEqual({});
  expect(after({}, add(1), { type: "remove", variant_id: "v1" }).carts).toEqual({});
});

it("a wish stands first and once, and goes", () => {
  const wish = (product_id: number): OfflineChange => ({
    type: "wish",
    product_id,
    variant_id: null,
  });
  expect(after({ wish_list: "[7,12]" }, wish(12)).wishes).toEqual([12, 7]);
  expect(after({ wish_list: "[7,12]" }, { type: "unwish", product_id: 7 }).wishes).toEqual([12]);
});

it("R-STORE-18[broken] broken mirrors are as if they were empty", () => {
  const broken = { carts: "{broken", wish_list: "7" };
  expect(Object.keys(after(broken, add(1)).carts)).toEqual(["v1"]);
  expect(after(broken, { type: "wish", product_id: 3, variant_id: null }).wishes).toEqual([3]);
});
