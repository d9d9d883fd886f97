import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { languageCodes } from "../../../contract/languages";
import { cannedAnswers } from "../../tables/tickets";
import { seedDemo } from "./seed-demo";

const shop = provideTestDatabase("demo");

async function count(table: string): Promise<number> {
  const [row] = await shop().database.run((q) =>
    q.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`),
  );
  return row?.n ?? 0;
}

it("is a shop of real size in both languages", async () => {
  expect(await count("genus")).toBeGreaterThanOrEqual(8);
  expect(await count("category")).toBeGreaterThanOrEqual(40);
  expect(await count("brand")).toBeGreaterThanOrEqual(30);
  const products = await count("product");
  expect(products).toBeGreaterThanOrEqual(240);
  expect(await count("listing")).toBe(products);
  expect(await count("card")).toBe(2 * products);
  expect(await count("product_story")).toBe(products);
});

it("has answers for its support desk in every language, with places that the desk can fill", async () => {
  const answers = await shop().database.run((q) => q.select().from(cannedAnswers));
  expect(answers.length).toBeGreaterThan(3);
  for (const { body } of answers) {
    expect(Object.keys(body).sort()).toEqual([...languageCodes].sort());
    for (const text of Object.values(body)) {
      const places = text.match(/\{\{.*?\}\}/g) ?? [];
      expect(["{{name}}", "{{code}}", "{{order}}"]).toEqual(expect.arrayContaining(places));
    }
  }
});

it("leaves a shop that has something alone", async () => {
  expect(await seedDemo(shop().database)).toBe(0);
});
