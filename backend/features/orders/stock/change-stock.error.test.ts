import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { variants } from "../../../db/tables/variants";
import { changeStock, type StockChange } from "./change-stock";

const shop = provideTestDatabase("demo");

/** Two variants with five pieces each, of which two are promised. */
async function twoVariants() {
  const { database } = shop();
  return database.transaction(async (q) => {
    const found = await q
      .select({ id: variants.id })
      .from(variants)
      .orderBy(asc(variants.id))
      .limit(2);
    for (const { id } of found) {
      await q.update(variants).set({ stock: 5, reserved: 2 }).where(eq(variants.id, id));
    }
    const [one, other] = found.map(({ id }) => id);
    if (!one || !other) throw new Error("The demo shop has two variants.");
    return [one, other] as const;
  });
}

const piecesOf = async (id: string) => {
  const [row] = await shop().database.run((q) =>
    q
      .select({ stock: variants.stock, reserved: variants.reserved })
      .from(variants)
      .where(eq(variants.id, id)),
  );
  return row;
};

const change = (changes: StockChange[]) =>
  shop().database.transaction((q) =>
    changeStock(q, changes, (variantId) => new Error(`sold out: ${variantId}`)),
  );

it("promises what is free to the last piece, and not one more", async () => {
  const [one] = await twoVariants();
  await expect(change([{ variantId: one, stock: 0, reserved: 4 }])).rejects.toThrow(
    `sold out: ${one}`,
  );
  expect(await piecesOf(one)).toEqual({ stock: 5, reserved: 2 });
  await change([{ variantId: one, stock: 0, reserved: 3 }]);
  expect(await piecesOf(one)).toEqual({ stock: 5, reserved: 5 });
});

it("takes no promised piece for who has none, and lets who has one take it", async () => {
  const [one] = await twoVariants();
  await expect(change([{ variantId: one, stock: -4, reserved: 0 }])).rejects.toThrow("sold out");
  await change([{ variantId: one, stock: -2, reserved: -2 }]);
  expect(await piecesOf(one)).toEqual({ stock: 3, reserved: 0 });
});

it("changes nothing where one of several can't be had", async () => {
  const [one, other] = await twoVariants();
  const changes = [
    { variantId: other, stock: 0, reserved: 9 },
    { variantId: one, stock: 0, reserved: 1 },
  ];
  await expect(change(changes)).rejects.toThrow(`sold out: ${other}`);
  expect(await piecesOf(one)).toEqual({ stock: 5, reserved: 2 });
});

it("goes by the variants' ids, so that orders of the same ones never wait for each other", async () => {
  const [one, other] = await twoVariants();
  const tooMany = (variantId: string) => ({ variantId, stock: 0, reserved: 9 });
  for (const changes of [
    [tooMany(other), tooMany(one)],
    [tooMany(one), tooMany(other)],
  ]) {
    await expect(change(changes)).rejects.toThrow(`sold out: ${one}`);
  }
});

it("fails loudly where the books can't be right and nobody says what to refuse", async () => {
  const [one] = await twoVariants();
  const impossible = shop().database.transaction((q) =>
    changeStock(q, [{ variantId: one, stock: -9, reserved: 0 }]),
  );
  await expect(impossible).rejects.toMatchObject({
    message: `Variant ${one} has fewer pieces than orders hold.`,
  });
});
