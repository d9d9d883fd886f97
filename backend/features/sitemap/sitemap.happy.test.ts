import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { sitemapParts, sitemapPosts, sitemapProducts } from "../../contract/sitemap";
import { posts } from "../../db/tables/posts";
import { products, productTexts } from "../../db/tables/products";

const backend = provideTestBackend();
const read = async (path: string) => (await backend().call(path)).body;
const readParts = async () => sitemapParts.parse(await read("home/sitemap")).parts;
const readFirst = async () => sitemapProducts.parse(await read("home/sitemap/1")).products;

describe("the sitemap's products", () => {
  it("are those on sale, each once, with their address's words in both languages", async () => {
    const { body } = await backend().call("home/products?lang=en");
    const named = await readFirst();
    expect(named).toHaveLength(body.total);
    expect(new Set(named.map(({ id }) => id)).size).toBe(named.length);
    const card = body.data[0];
    const product = named.find(({ id }) => id === card.id);
    expect(product?.slugs.en).toBe(card.slug);
    expect(product?.slugs.fa).toMatch(/\p{Script=Arabic}/u);
  });

  it("leave out what is not on sale", async () => {
    const [gone] = await readFirst();
    const code = gone?.id ?? 0;
    const setStatus = (status: "draft" | "active") =>
      backend().shop.database.run((q) =>
        q.update(products).set({ status }).where(eq(products.code, code)),
      );
    await setStatus("draft");
    expect((await readFirst()).map(({ id }) => id)).not.toContain(code);
    await setStatus("active");
  });

  it("move the moment of their part on when a text is changed", async () => {
    const [before] = await readParts();
    const [product] = await readFirst();
    const later = new Date(Date.parse(before?.changed_at ?? "") + 60_000);
    const [row] = await backend().shop.database.run((q) =>
      q
        .select({ id: products.id })
        .from(products)
        .where(eq(products.code, product?.id ?? 0)),
    );
    await backend().shop.database.run((q) =>
      q
        .update(productTexts)
        .set({ updatedAt: later })
        .where(eq(productTexts.productId, row?.id ?? "")),
    );
    const [after] = await readParts();
    expect(after).toEqual({ number: 1, changed_at: later.toISOString() });
    const changed = (await readFirst()).find(({ id }) => id === product?.id);
    expect(changed?.changed_at).toBe(later.toISOString());
  });

  it.each(["0", "2", "429496", "429497", "99999999999", "-1", "1.5", "one"])(
    "has no part %s",
    async (number) => {
      expect((await backend().call(`home/sitemap/${number}`)).status).toBe(404);
    },
  );
});

describe("the sitemap's posts", () => {
  const readPosts = async () => sitemapPosts.parse(await read("home/sitemap/posts")).posts;

  it("are those that readers see, with their address's words in both languages", async () => {
    const { body } = await backend().call("home/blogs?lang=en");
    const named = await readPosts();
    expect(named).toHaveLength(body.total);
    const [card] = body.data;
    expect(named.find(({ id }) => id === card.id)?.slugs).toEqual(card.slugs);
  });

  it("leave out drafts and what is yet to appear", async () => {
    const [shown, other] = await readPosts();
    const change = (code: number, fields: Partial<typeof posts.$inferInsert>) =>
      backend().shop.database.run((q) => q.update(posts).set(fields).where(eq(posts.code, code)));
    const tomorrow = new Date(backend().clock.now().getTime() + 86_400_000);
    await change(shown?.id ?? 0, { status: "draft" });
    await change(other?.id ?? 0, { status: "scheduled", publishAt: tomorrow });
    const left = (await readPosts()).map(({ id }) => id);
    expect(left).not.toContain(shown?.id);
    expect(left).not.toContain(other?.id);
    expect(left.length).toBeGreaterThan(0);
  });
});
