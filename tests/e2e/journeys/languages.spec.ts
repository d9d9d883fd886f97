import { languages } from "#backend/contract/languages";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";

const other = { en: "fa", fa: "en" } as const;

for (const lang of languageCodes) {
  test(`R-LANG-15[link] R-LANG-10[client-change] a listing changes from ${lang} to the same place`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/home/products/sale?in_stock=1`);
    await page.getByRole("banner").getByRole("link", { name: languages[other[lang]].name }).click();
    await expect(page).toHaveURL(`/${other[lang]}/home/products/sale?in_stock=1`);
    await expect(page.locator("html")).toHaveAttribute("lang", other[lang]);
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "en" ? "rtl" : "ltr");
  });

  test(`R-LANG-15[link] a product changes from ${lang} to its other name`, async ({
    page,
    shopper,
  }) => {
    const product = await findProduct(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("banner").getByRole("link", { name: languages[other[lang]].name }).click();
    await expect(page).toHaveURL(productPath(other[lang], product));
  });
}

test("R-LANG-15[form] a page without a language changes by a form and stays", async ({
  page,
  shopper,
}) => {
  await shopper.open("/home/law");
  await expect(page.locator("html")).toHaveAttribute("lang", "fa");
  await page.getByRole("banner").getByRole("button", { name: languages.en.name }).click();
  await expect(page).toHaveURL("/home/law");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "lang")?.value).toBe("en");
});

test.describe("a Persian browser", () => {
  test.use({ locale: "fa-IR" });
  test("R-ROUTE-01[redirect] R-LANG-08[browser] is led to the Persian home", async ({
    page,
    shopper,
  }) => {
    await shopper.open("/");
    await expect(page).toHaveURL("/fa");
  });
});

test("R-ROUTE-01[redirect] R-LANG-08[browser, cookie] an English browser is led to the English home, and stays with its choice", async ({
  page,
  shopper,
}) => {
  await shopper.open("/");
  await expect(page).toHaveURL("/en");
  await shopper.open("/fa");
  await shopper.open("/");
  await expect(page).toHaveURL("/fa");
});
