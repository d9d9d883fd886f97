import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { type CardView, toCardView } from "~/features/catalog/card-view.server";
import { testCard, testContext } from "~/features/catalog/catalog.fixture";
import { ProductCard } from "~/features/catalog/product-card";
import { translatorFor } from "~/i18n/translator.server";
import { CachedMarkup } from "~/ui/cached-markup/cached-markup";
import { LitePictures } from "~/ui/picture/picture";
import { cacheMarkupIn } from "./cache-markup.server";

const text = (lang: LanguageCode, entry?: string) =>
  translatorFor(lang, entry === undefined ? [] : [{ key: "stock.out", [lang]: entry }]).i18n;

interface Shown {
  card: CardView;
  lite?: boolean;
  i18n?: ReturnType<typeof text>;
  isCached?: boolean;
}

function render({ card, lite = false, i18n = text("en"), isCached = true }: Shown): string {
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <LitePictures.Provider value={lite}>
        <CachedMarkup.Provider value={isCached ? cacheMarkupIn(i18n) : undefined}>
          <ProductCard card={card} sizes="50vw" when="eager" />
        </CachedMarkup.Provider>
      </LitePictures.Provider>
    </I18nextProvider>,
  );
}

it.each(["en", "fa"] as const)("kept in %s, a card is what it is where none is kept", (lang) => {
  const i18n = text(lang);
  const rated = { rating: 4.5, rating_count: 612, rating_is_demo: true };
  const price = { currency: "IRR", amount: 980, compare_at: 1_960, discount: 50 } as const;
  for (const one of [{}, rated, { price, from: true }, { stock: "low", left: 3 } as const]) {
    const card = toCardView(testCard(one), testContext(lang));
    for (const lite of [false, true]) {
      const anew = render({ card, lite, i18n, isCached: false });
      expect(render({ card, lite, i18n })).toBe(anew);
      expect(render({ card, lite, i18n }), "the second time").toBe(anew);
    }
  }
});

it("what a card shows changes what is kept of it", () => {
  const card = toCardView(testCard({}), testContext("en"));
  render({ card });
  expect(render({ card: { ...card, price: "$9.00" } })).toContain("$9.00");
  expect(render({ card: { ...card, name: "<b>" } })).toContain("&lt;b&gt;");
});

it("another text of the shop shows in what was kept", () => {
  const card = toCardView(testCard({ stock: "out" }), testContext("en"));
  expect(render({ card })).toContain("Sold out");
  expect(render({ card, i18n: text("en", "All gone") })).toContain("All gone");
});
