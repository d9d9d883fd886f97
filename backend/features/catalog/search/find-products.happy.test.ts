import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { product } from "../../../contract/catalog";
import { products, productTexts } from "../../../db/tables/products";
import { refreshListing } from "../refresh/refresh-listing";

const backend = provideTestBackend();
const ask = (path: string, text: string, rest = "") =>
  backend().call(`${path}=${encodeURIComponent(text)}${rest}`);
const names = (body: { name: string }[]) => body.map(({ name }) => name);

describe("the search call", () => {
  it("R-API-13[list] answers a bare list of things with names, categories first", async () => {
    const { status, body } = await ask("home/search?search", "headphones", "&lang=en");
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ kind: "category", name: "Headphones" });
    expect(body[1]).toMatchObject({ kind: "product", price: { currency: "USD" } });
  });

  it.each([
    ["en", "fashion", "Fashion"],
    ["fa", "زیبایی", "زیبایی و سلامت"],
  ])("departments come first (%s)", async (lang, typed, name) => {
    const { body } = await ask("home/search?search", typed, `&lang=${lang}`);
    expect(body[0]).toMatchObject({ kind: "department", name, slug: body[0].gen });
    expect(body.at(-1)).toMatchObject({ kind: "product", gen: body[0].gen });
  });

  it("R-API-13[category] narrows to a category, and ignores one that is not there", async () => {
    const all = await ask("home/search?search", "leather", "&lang=en&limit=20");
    const fashion = await ask(
      "home/search?search",
      "leather",
      "&lang=en&limit=20&category=fashion",
    );
    const unknown = await ask("home/search?search", "leather", "&lang=en&limit=20&category=nope");
    const products = fashion.body.filter((hit: { kind: string }) => hit.kind === "product");
    expect(products.length).toBeGreaterThan(0);
    expect(new Set(products.map((hit: { gen: string }) => hit.gen))).toEqual(new Set(["fashion"]));
    expect(names(unknown.body)).toEqual(names(all.body));
  });

  it("answers an empty list for nonsense and for nothing", async () => {
    expect((await ask("home/search?search", "qqqzzzxxx")).body).toEqual([]);
    expect((await ask("home/search?search", "")).body).toEqual([]);
    expect((await backend().call("home/search")).body).toEqual([]);
  });

  it("finds a Persian product from an English page and the other way round", async () => {
    expect((await ask("home/products?q", "هدفون", "&lang=en")).body.total).toBeGreaterThan(0);
    expect((await ask("home/products?q", "headphones", "&lang=fa")).body.total).toBeGreaterThan(0);
  });

  it.each([
    ["headfones", "Headphones"],
    ["haedphones", "Headphones"],
    ["headphnes", "Headphones"],
  ])("forgives the typo %s", async (typed, meant) => {
    const { body } = await ask("home/search?search", typed, "&lang=en");
    expect(names(body).join()).toContain(meant);
  });

  it("offers the other keyboard's words, where only those find something", async () => {
    const persianKeys = await ask("home/products?q", "اثشیحاخدثس", "&lang=en");
    expect(persianKeys.body).toMatchObject({ total: 0, did_you_mean: "headphones" });
  });

  it("an option that is named opens the variant that has it, and narrows nothing", async () => {
    const typed = { en: "blue headphones", fa: "هدفون آبی" };
    for (const [lang, words] of Object.entries(typed)) {
      const { body } = await ask("home/products?q", words, `&lang=${lang}`);
      expect(body.data[0]).toMatchObject({ gen: "digital", choice: { color: "blue" } });
    }
    const { body } = await ask("home/products?q", "headphones", "&lang=en");
    expect(body.data[0].choice).toEqual({});
  });

  it("puts names before other words", async () => {
    const { body } = await ask("home/products?q", "headphones", "&lang=en");
    expect(body.data[0].name).toContain("Headphones");
  });

  it("finds most of the words where nothing has all, and names the others as they were typed", async () => {
    const { body } = await ask("home/products?q", "Headphones Zzyyx", "&lang=en");
    expect(body.data[0].name).toContain("Headphones");
    expect(body.left_out).toEqual(["Zzyyx"]);
    expect((await ask("home/products?q", "headphones", "&lang=en")).body.left_out).toEqual([]);
  });

  it("an empty answer names what is spelt nearly so, and words that find something alone", async () => {
    const { body } = await ask("home/products?q", "zzyyx qqwwv mirror vvkkw", "&lang=en");
    expect(body).toMatchObject({ total: 0, left_out: [], fewer: ["mirror"] });
    const { body: far } = await ask("home/products?q", "khedfoonex", "&lang=en");
    expect(far).toMatchObject({ total: 0, fewer: [] });
    const { body: near } = await ask("home/products?q", "moikrofhnez", "&lang=en");
    expect(near.similar).toContain("Microphones");
  });

  it("a misspelt word means what is most like it", async () => {
    const { body } = await ask("home/products?q", "headfone", "&lang=en");
    for (const name of names(body.data)) expect(name).toContain("Headphones");
  });

  it("a word that stands in a story alone finds its product, and says so", async () => {
    const { body } = await ask("home/products?q", "backhand", "&lang=en");
    expect(body).toMatchObject({ told: ["backhand"], left_out: [] });
    expect(body.total).toBeGreaterThan(0);
    const { body: beside } = await ask(
      "home/products?q",
      `${body.data[0].name} backhand`,
      "&lang=en",
    );
    expect(beside.data[0].id).toBe(body.data[0].id);
    const { body: named } = await ask("home/products?q", "headphones", "&lang=en");
    expect(named.told).toEqual([]);
  });
});

describe("a product's facts", () => {
  it.each([
    ["en", "7000"],
    ["fa", "۷۰۰۰"],
  ])("are found by their number (%s)", async (lang, typed) => {
    const { body } = await ask("home/products?q", typed, `&lang=${lang}`);
    const { body: first } = await backend().call(`home/products/${body.data[0].id}?lang=${lang}`);
    expect(product.parse(first).specs.map(({ number }) => number)).toContain(7000);
  });
});

describe("a product's story", () => {
  const findTold = async (word: string) => names((await ask("home/products?q", word)).body.data);

  it("is looked into as it is told now", async () => {
    const [headphones] = (await ask("home/products?q", "headphones", "&lang=en")).body.data;
    const tell = (summary: string) =>
      backend().shop.database.transaction(async (q) => {
        const [row] = await q.select().from(products).where(eq(products.code, headphones.id));
        const id = row?.id ?? "";
        await q
          .update(productTexts)
          .set({ summary })
          .where(and(eq(productTexts.productId, id), eq(productTexts.lang, "en")));
        await refreshListing(q, [id]);
      });
    await tell("Made for <b>zeppelins</b>.");
    backend().clock.advance(1001);
    expect(await findTold("zeppelin")).toHaveLength(1);
    await tell("Made for the road.");
    backend().clock.advance(1001);
    expect(await findTold("zeppelin")).toEqual([]);
  });
});
