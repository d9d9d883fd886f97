import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { products, productTexts } from "../../../db/tables/products";

const backend = provideTestBackend();

it("prints of a stored description what is allowed, however the rest came to the table", async () => {
  const { shop, call } = backend();
  const descriptionHtml = '<p onclick="x()">words<script>document.title="pwned"</script></p>';
  const code = await shop.database.run(async (q) => {
    const [row] = await q.select({ id: products.id, code: products.code }).from(products).limit(1);
    await q
      .update(productTexts)
      .set({ descriptionHtml })
      .where(eq(productTexts.productId, row?.id ?? ""));
    return row?.code;
  });
  const { body } = await call(`home/products/${code}?lang=en`);
  expect(body.description_html).toBe("&lt;p&gt;words&lt;/p&gt;");
});
