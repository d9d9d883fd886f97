import { findProduct, listProducts, productPath, readProduct } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say, saying } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`who hesitates before buying in ${lang}`, () => {
    test("domain 4.2 reads below the buttons when it comes, what it costs, and that it can go back", async ({
      page,
      shopper,
    }) => {
      const product = await findProduct(lang, { withChoice: true });
      await shopper.open(productPath(lang, product));
      const trust = shopper.main.getByRole("list", { name: say(lang, "trust.title") });
      const lines = trust.getByRole("listitem");
      await expect(lines.filter({ hasText: saying(lang, "trust.arrives") })).toHaveCount(1);
      await expect(lines.filter({ hasText: saying(lang, "trust.payment") })).toHaveCount(1);
      await expect(trust).toContainText(lang === "fa" ? "ایران" : "United States");
      await lines.getByRole("link", { name: saying(lang, "trust.returns_other") }).click();
      await expect(page).toHaveURL(`/${lang}/home/pages/returns`);
    });

    test("sees what a kilogram costs of what is sold by the pack, and where sizes are explained", async ({
      shopper,
    }) => {
      const { data } = await listProducts(lang, "?gen=food&per_page=48");
      const packed = await findWith(lang, data, (options) => /^g\d/.test(options.pack ?? ""));
      await shopper.open(`${productPath(lang, packed.product)}?${packed.query}`);
      await expect(shopper.main).toContainText(saying(lang, "price.per.kg"));

      const clothes = await listProducts(lang, "?gen=fashion&per_page=48");
      const sized = await findWith(lang, clothes.data, (options) => "size" in options);
      await shopper.open(productPath(lang, sized.product));
      await shopper.main.getByRole("link", { name: say(lang, "trust.size_guide") }).click();
      await expect(shopper.title).toHaveText(say(lang, "page.size-guide"));
    });

    test("puts it beside others, four at most, and takes one away again", async ({
      page,
      shopper,
    }) => {
      const { data } = await listProducts(lang, "?per_page=12");
      const [first, ...others] = data;
      await shopper.open(productPath(lang, await readProduct(lang, first?.id ?? 0)));
      await shopper.main.getByRole("link", { name: say(lang, "product.compare") }).click();
      const table = shopper.main.getByRole("table");
      await expect(table.getByRole("columnheader")).toHaveCount(1);

      await shopper.main
        .getByRole("searchbox", { name: say(lang, "compare.find") })
        .fill(others[0]?.name ?? "");
      await shopper.main.getByRole("button", { name: say(lang, "search.go") }).click();
      const found = shopper.main.getByRole("list", { name: say(lang, "compare.found") });
      await found.getByRole("link").first().click();
      await expect(table.getByRole("columnheader")).toHaveCount(2);
      await expect(
        table.getByRole("rowheader", { name: say(lang, "compare.price") }),
      ).toBeVisible();

      const four = data.slice(0, 5).map(({ id }) => `product=${id}`);
      await shopper.open(`/${lang}/home/compare?${four.join("&")}`);
      await expect(table.getByRole("columnheader")).toHaveCount(4);
      await expect(shopper.main).toContainText(say(lang, "compare.full"));
      await table
        .getByRole("link", { name: saying(lang, "compare.remove") })
        .first()
        .click();
      await expect(table.getByRole("columnheader")).toHaveCount(3);
      await expect(page).toHaveURL((url) => url.searchParams.getAll("product").length === 3);
    });

    test("finds nothing compared without codes, and what is gone is left out", async ({
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/compare?product=999999`);
      await expect(shopper.main).toContainText(say(lang, "compare.empty"));
      await expect(shopper.main.getByRole("table")).toHaveCount(0);
    });

    test("opens the address to send, with the choice in it", async ({ shopper }) => {
      const product = await findProduct(lang, { withChoice: true });
      await shopper.open(productPath(lang, product));
      await shopper.main.getByText(say(lang, "product.share"), { exact: true }).click();
      const address = shopper.main.getByRole("textbox", { name: say(lang, "product.share") });
      await expect(address).toHaveValue(new RegExp(`/${lang}/home/products/show/${product.id}/`));
    });
  });
}

/** The first product of which a variant has such options, with the query that shows that variant. */
async function findWith(
  lang: (typeof languageCodes)[number],
  cards: readonly { id: number }[],
  fits: (options: Record<string, string>) => boolean,
) {
  for (const { id } of cards) {
    const product = await readProduct(lang, id);
    const variant = product.variants.find(({ options }) => fits(options));
    if (variant) return { product, query: new URLSearchParams(variant.options).toString() };
  }
  throw new Error("The seeded shop has no such product.");
}
