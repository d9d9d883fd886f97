import { listingPath } from "~/sitemap/paths";
import { findProduct } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";

for (const lang of languageCodes) {
  test(`R-SEARCH-01[debounce] R-CONST-06[search] R-SEARCH-03[options] R-ENT-13[name] the search box suggests what is meant (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { name } = await findProduct(lang);
    await shopper.open(`/${lang}`);
    const box = shopper.searchBox(lang);
    await box.focus();
    await expect(box).toHaveRole("combobox");
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suggest")) asked.push(request.url());
    });
    await box.pressSequentially(name.slice(0, -1));
    await page.clock.runFor(900);
    expect(asked).toHaveLength(0);
    await page.clock.runFor(200);
    await expect(page.getByRole("option", { name })).toBeVisible();
    expect(asked).toHaveLength(1);

    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  });
}

test("R-SEARCH-02[parameters] R-CONST-36[value] on a category's page the box asks for the text in that category", async ({
  page,
  shopper,
}) => {
  const [{ slug, gen } = { slug: "", gen: "" }] = (await findProduct("en")).path.slice(-1);
  await shopper.open(listingPath("en", { gen, category: slug }));
  const asked = page.waitForRequest(/\/suggest\?/);
  await shopper.searchBox("en").pressSequentially("ru");
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({ search: "ru", category: slug });
});
