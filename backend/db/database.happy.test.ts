import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../tests/support/database";
import { brands } from "./tables/taxonomy";

const shop = provideTestDatabase();

const addBrand = (slug: string) =>
  shop().database.run((q) => q.insert(brands).values({ slug, name: { en: slug } }));
const findBrand = (slug: string) =>
  shop().database.run((q) => q.select().from(brands).where(eq(brands.slug, slug)));

it("keeps what a transaction wrote, nested ones and single statements included", async () => {
  await shop().database.transaction(async () => {
    await addBrand("one");
    await shop().database.transaction(() => addBrand("two"));
  });
  expect(await findBrand("one")).toHaveLength(1);
  expect(await findBrand("two")).toHaveLength(1);
});

it("keeps nothing of a transaction that failed", async () => {
  const failing = shop().database.transaction(async () => {
    await addBrand("gone");
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await findBrand("gone")).toHaveLength(0);
});

it("answers many callers at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      shop().database.run((q) => q.execute<{ n: number }>(sql`select ${n}::int as n`)),
    ),
  );
  expect(answers.map((rows) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

it("has trigrams for Persian words", async () => {
  const [row] = await shop().database.run((q) =>
    q.execute<{ near: number }>(sql`select similarity('گوشی', 'گوشئ') as near`),
  );
  expect(row?.near).toBeGreaterThan(0.3);
});
