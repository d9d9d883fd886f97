import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { textPages } from "./pages";

const shop = provideTestDatabase("demo");

it("a change is dated by the database's clock, by which search engines are told of it", async () => {
  const { sql } = await shop().database.run(async (q) =>
    q.update(textPages).set({ status: "draft" }).where(eq(textPages.slug, "about")).toSQL(),
  );
  expect(sql).toContain('"updated_at" = now()');
});
