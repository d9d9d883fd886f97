import { beforeEach, describe, expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { catalogueVersions } from "../../../db/tables/listing";
import { variants } from "../../../db/tables/variants";
import { giveStock, stockOf } from "../order.fixture";
import { changeStock, type StockChange } from "./change-stock";

const shop = provideTestDatabase("demo");
const scene = () => ({ shop: shop() });

beforeEach(async () => {
  await shop().database.run((q) => q.update(variants).set({ lowStockAt: 3, maxQty: 10 }));
});

async function version(): Promise<number> {
  const [row] = await shop().database.run((q) => q.select().from(catalogueVersions));
  return row?.version ?? 0;
}

/** How often the catalogue moves on by changes of one order. */
async function told(changes: StockChange[]): Promise<number> {
  const before = await version();
  await shop().database.transaction((q) => changeStock(q, changes));
  return (await version()) - before;
}

describe("pages of the catalogue are written anew", () => {
  it.each([
    [20, -1, 0],
    [5, -1, 0],
    [4, -1, 1],
    [3, -1, 1],
    [1, -1, 1],
    [0, 1, 1],
    [3, 5, 1],
    [4, 4, 0],
  ])("few are told of: %i pieces and %i more move it %i times", async (stock, change, times) => {
    const variantId = await giveStock(scene(), stock);
    expect(await told([{ variantId, stock: change, reserved: 0 }])).toBe(times);
    expect(await stockOf(scene(), variantId)).toEqual({ stock: stock + change, reserved: 0 });
  });

  it.each([
    [11, -1, 0],
    [10, -1, 1],
    [9, -1, 0],
    [9, 1, 1],
    [10, 1, 0],
    [8, 1, 0],
  ])(
    "where one may no longer buy the most at once, or again: %i and %i more, %i times",
    async (stock, change, times) => {
      const variantId = await giveStock(scene(), stock);
      expect(await told([{ variantId, stock: change, reserved: 0 }])).toBe(times);
    },
  );

  it("by promises as by sales, but not where promised pieces leave", async () => {
    const variantId = await giveStock(scene(), 4);
    expect(await told([{ variantId, stock: 0, reserved: 2 }])).toBe(1);
    expect(await told([{ variantId, stock: -2, reserved: -2 }])).toBe(0);
    expect(await told([{ variantId, stock: 0, reserved: 1 }])).toBe(1);
    expect(await told([{ variantId, stock: 0, reserved: -1 }])).toBe(1);
  });

  it("once for all that an order changed", async () => {
    const changes = await Promise.all(
      [0, 1].map(async (place) => ({
        variantId: await giveStock(scene(), 3, place),
        stock: -1,
        reserved: 0,
      })),
    );
    expect(await told(changes)).toBe(1);
    expect(await told([])).toBe(0);
  });
});
