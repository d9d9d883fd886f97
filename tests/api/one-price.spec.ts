import { expect, test } from "@playwright/test";
import type { ProductCard } from "#backend/contract/catalog";
import { chooseVariant } from "~/routes/shop/product/choose-variant";
import { ask } from "../support/ask";
import { listProducts, readProduct } from "../support/catalogue";
import { languageCodes } from "../support/languages";

/** Lists that look at prices, stock and options of variants. */
const lists = {
  en: [
    "",
    "gen=sale",
    "gen=sale&in_stock=1",
    "in_stock=1",
    "min=20&max=60",
    "min=100",
    "attr.color=blue",
    "attr.size=m&gen=sale",
  ],
  fa: ["", "gen=sale", "in_stock=1", "min=900000", "attr.color=blue"],
};

const amountOf = (card: ProductCard) => card.price?.amount ?? null;

for (const lang of languageCodes) {
  for (const query of lists[lang]) {
    test(`a card of the list ?${query} has the price that its product's page opens with, in ${lang}`, async () => {
      const { data } = await listProducts(lang, `?${query}&per_page=48`);
      const differing: string[] = [];
      for (const card of data) {
        const product = await readProduct(lang, card.id);
        const { variant } = chooseVariant(product, new URLSearchParams(card.choice));
        const opened = variant?.price?.amount ?? null;
        if (opened !== amountOf(card)) differing.push(`${card.name}: ${amountOf(card)}, ${opened}`);
      }
      expect(data.length).toBeGreaterThan(0);
      expect(differing).toEqual([]);
    });
  }

  test(`a product has one price on the home page in ${lang}`, async () => {
    const page = (await ask(`/${lang}`)).text;
    const cards = page.matchAll(
      /\/products\/show\/(\d+)[^"]*"(?:(?!<\/li>).)*?<p class="price"[^>]*>(.*?)<\/p>/gs,
    );
    const prices = new Map<string, Set<string>>();
    for (const [, id = "", price = ""] of cards) {
      prices.set(id, (prices.get(id) ?? new Set()).add(price.replace(/<[^>]*>/g, "")));
    }
    expect(prices.size).toBeGreaterThan(8);
    expect([...prices].filter(([, told]) => told.size > 1)).toEqual([]);
  });
}
