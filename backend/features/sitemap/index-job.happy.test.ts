import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { textPages } from "../../db/tables/pages";
import { posts } from "../../db/tables/posts";
import { products, productTexts } from "../../db/tables/products";
import { indexMarks } from "../../db/tables/site";
import type { IndexNotifier } from "../../ports/index-notifier";

let told: (readonly string[])[] = [];
let fails = false;
const indexNotifier: IndexNotifier = {
  notify: async (addresses) => {
    if (fails) throw new Error("away");
    told.push(addresses);
  },
};
const backend = provideTestBackend({ indexNotifier });
const silent = provideTestBackend();

type Database = ReturnType<typeof backend>["shop"]["database"];
const run = <T>(work: Parameters<Database["run"]>[0]) =>
  backend().shop.database.run(work) as Promise<T>;
const tell = () =>
  backend()
    .backend.jobs.find(({ name }) => name === "index")
    ?.run();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Nothing has changed for a day, and search engines know of all that was an hour ago. */
beforeEach(async () => {
  told = [];
  fails = false;
  const updatedAt = minutesAgo(24 * 60);
  await run((q) => q.update(products).set({ updatedAt }));
  await run((q) => q.update(productTexts).set({ updatedAt }));
  await run((q) => q.update(posts).set({ updatedAt, publishAt: new Date(0) }));
  await run((q) => q.update(textPages).set({ updatedAt }));
  await run((q) => q.delete(indexMarks));
  await run((q) => q.insert(indexMarks).values({ toldUntil: minutesAgo(60) }));
});

const changePage = (slug: string, fields: Partial<typeof textPages.$inferInsert>) =>
  run((q) => q.update(textPages).set(fields).where(eq(textPages.slug, slug)));

describe("search engines", () => {
  it("hear once of each page that has changed, in its languages", async () => {
    await tell();
    expect(told).toEqual([]);
    await run((q) => q.update(indexMarks).set({ toldUntil: minutesAgo(60) }));
    await changePage("about", { updatedAt: minutesAgo(10) });
    await tell();
    const { publicUrl } = backend().backend.services;
    const pages = ["en", "fa"].map((lang) => `${publicUrl}/${lang}/home/pages/about`);
    expect(told).toEqual([pages]);
    await tell();
    expect(told).toHaveLength(1);
  });

  it("hear of products and posts by the addresses that the storefront gives them", async () => {
    const updatedAt = minutesAgo(10);
    const { body: posted } = await backend().call("home/blogs?lang=fa");
    const { body: listed } = await backend().call("home/products?lang=fa");
    const [post, card] = [posted.data[0], listed.data[0]];
    await run((q) => q.update(posts).set({ updatedAt }).where(eq(posts.code, post.id)));
    await run((q) => q.update(products).set({ updatedAt }).where(eq(products.code, card.id)));
    await tell();
    const { publicUrl } = backend().backend.services;
    const beginning = `${publicUrl}/fa/home`;
    expect(told.flat()).toHaveLength(4);
    expect(told.flat()).toContain(
      `${beginning}/singleBlog/${post.id}/${encodeURIComponent(post.slugs.fa)}`,
    );
    expect(told.flat()).toContain(
      `${beginning}/products/show/${card.id}/${encodeURIComponent(card.slug)}`,
    );
  });

  it("hear nothing of what readers don't see", async () => {
    const updatedAt = minutesAgo(10);
    await changePage("about", { updatedAt, status: "draft" });
    await run((q) => q.update(products).set({ updatedAt, status: "draft" }));
    await run((q) => q.update(posts).set({ updatedAt, status: "draft" }));
    await tell();
    expect(told).toEqual([]);
    await changePage("about", { status: "published" });
    await run((q) => q.update(products).set({ status: "active" }));
    await run((q) => q.update(posts).set({ status: "published" }));
  });

  it("hear of it with the next run where they could not be reached", async () => {
    await changePage("about", { updatedAt: minutesAgo(10) });
    fails = true;
    await expect(tell()).rejects.toThrow("away");
    fails = false;
    await tell();
    expect(told.flat()).toHaveLength(2);
  });

  it("hear nothing of what was there before they are told for the first time", async () => {
    await changePage("about", { updatedAt: minutesAgo(10) });
    await run((q) => q.delete(indexMarks));
    await tell();
    expect(told).toEqual([]);
    const [mark] = await run<{ age: number }[]>((q) =>
      q.execute(sql`select extract(epoch from now() - told_until)::float8 as age from index_mark`),
    );
    expect(mark?.age).toBeGreaterThanOrEqual(60);
  });

  it("are not told at all where nobody has said so", () => {
    expect(silent().backend.jobs.map(({ name }) => name)).not.toContain("index");
  });
});
