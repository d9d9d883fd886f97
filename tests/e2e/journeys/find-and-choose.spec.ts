import { nameOf } from "../../support/buying";
import { findProduct, listProducts, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { findTwoFilters } from "../../support/narrowing";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`a shopper in ${lang}`, () => {
    test.use({ locale: lang === "fa" ? "fa-IR" : "en-US" });

    test("goes from the door through a department to its list", async ({ page, shopper }) => {
      await shopper.open("/");
      await expect(page).toHaveURL(`/${lang}`);
      const departments = page.getByRole("region", { name: say(lang, "home.departments") });
      const department = departments.getByRole("listitem").getByRole("link").first();
      const name = await department.locator("b").textContent();
      await department.click();
      await expect(shopper.title).toHaveText(name ?? "");
      await expect(shopper.cards.first()).toBeVisible();
    });

    test("narrows a list by two groups and lets them go again", async ({ page, shopper }) => {
      const gen = (await listProducts(lang)).data[0]?.gen ?? "";
      const chosen = await findTwoFilters(lang, gen);
      await shopper.open(`/${lang}/home/products/${gen}`);
      for (const filter of chosen) await shopper.tick(filter.name, filter.code);
      await page.getByRole("button", { name: say(lang, "filter.apply") }).click();

      const query = chosen.map(({ name, code }) => `${name}=${code}`);
      await expect(page).toHaveURL((url) => query.every((part) => url.search.includes(part)));
      const expected = await listProducts(lang, `?gen=${gen}&${query.join("&")}&per_page=24`);
      expect(expected.total).toBeGreaterThan(0);
      await expect(shopper.cards).toHaveText(expected.data.map((card) => card.name));
      const chips = shopper.main.getByRole("list", { name: say(lang, "filter.chosen") });
      await expect(chips.getByRole("listitem")).toHaveCount(2);

      await chips.getByRole("link").first().click();
      await expect(chips.getByRole("listitem")).toHaveCount(1);
      await shopper.main
        .getByRole("link", { name: say(lang, "filter.clear") })
        .first()
        .click();
      await expect(page).toHaveURL(`/${lang}/home/products/${gen}`);
    });

    test("goes from the sale into a department, and only what is on sale there comes", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/products/sale`);
      const filters = shopper.main.getByRole("form", { name: say(lang, "filter.title") });
      await filters.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/home\/products\/(?!sale)[\w-]+\?.*sale=1/);
      const gen = new URL(page.url()).pathname.split("/").at(-1);
      const expected = await listProducts(lang, `?gen=${gen}&sale=1&per_page=24`);
      await expect(shopper.cards).toHaveText(expected.data.map((card) => card.name));
      await expect(filters.getByRole("checkbox", { name: say(lang, "filter.sale") })).toBeChecked();
    });

    test("R-ROUTE-05[page-links] sorts, turns the page and sees what the backend says", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/products?per_page=12`);
      await shopper.main.getByRole("link", { name: say(lang, "sort.price_asc") }).click();
      await expect(page).toHaveURL(/sort=price_asc/);
      const first = await listProducts(lang, "?sort=price_asc&per_page=12");
      await expect(shopper.cards).toHaveText(first.data.map((card) => card.name));

      await shopper.open(`/${lang}/home/products?sort=price_asc&per_page=12&page=2`);
      const second = await listProducts(lang, "?sort=price_asc&per_page=12&page=2");
      await expect(shopper.cards).toHaveText(second.data.map((card) => card.name));
      await expect(shopper.main.locator('a[rel="prev"]')).toBeVisible();
    });

    test("R-INF-02[without-script] the link to the next page is a plain link", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/products?per_page=12`);
      const next = await shopper.main.locator('a[rel="next"]').getAttribute("href");
      expect(next).toBe(`/${lang}/home/products?per_page=12&page=2`);
      await page.goto(next ?? "");
      await expect(shopper.main.locator("[aria-current=page]").first()).toBeVisible();
    });

    test("R-ROUTE-08[product] opens a product from the list and comes back to it", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/products?sort=newest`);
      const name = await shopper.cards.first().textContent();
      await shopper.cards.first().click();
      await expect(shopper.title).toHaveText(name ?? "");
      await page.goBack();
      await expect(page).toHaveURL(`/${lang}/home/products?sort=newest`);
      await expect(shopper.cards.first()).toHaveText(name ?? "");
    });

    test("R-NOJS-02[add] chooses a variant and puts it into the cart", async ({
      page,
      shopper,
    }) => {
      const product = await findProduct(lang, { withChoice: true });
      const choice = product.choices[0];
      const offered = product.variants.find(
        (variant, place) => place > 0 && variant.stock !== "out" && variant.price,
      );
      const option = offered?.options[choice?.code ?? ""] ?? "";
      await shopper.open(productPath(lang, product));
      await shopper.choose(lang, choice?.code ?? "", option);
      await expect(page).toHaveURL((url) => url.searchParams.get(choice?.code ?? "") === option);
      await expect(shopper.title).toHaveText(product.name);

      await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
      await expect(page.getByRole("status").first()).toContainText(
        say(lang, "cart.added", { name: nameOf(lang, product, offered) }),
      );
      await expect(page).toHaveURL((url) => url.searchParams.get(choice?.code ?? "") === option);
      await expect(shopper.title).toHaveText(product.name);
    });
  });
}

test("prices and numbers are in the language's own digits and currency", async ({ shopper }) => {
  const product = await findProduct("fa");
  await shopper.open(productPath("fa", product));
  await expect(shopper.main.locator(".price").first()).toContainText(/[۰-۹٬]+.*تومان/);
  await shopper.open(productPath("en", product));
  await expect(shopper.main.locator(".price").first()).toContainText(/\$\d/);
});
