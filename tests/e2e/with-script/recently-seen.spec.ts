import { listProducts, productPath, readProduct } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`domain 4.2 the phone remembers what was open, and forgets it at a word, in ${lang}`, async ({
    page,
    shopper,
  }) => {
    const { data } = await listProducts(lang, "?per_page=12");
    const products = await Promise.all(data.slice(0, 3).map(({ id }) => readProduct(lang, id)));
    const seen = shopper.main.getByRole("region", { name: say(lang, "product.seen") });
    const paths = products.map((product) => productPath(lang, product));
    await shopper.open(paths[0] ?? "");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("seen")))
      .toContain(`"id":${products[0]?.id}`);
    await expect(seen).toHaveCount(0);
    await shopper.open(paths[1] ?? "");
    await expect(seen.getByRole("link")).toHaveText([products[0]?.name ?? ""]);
    await shopper.open(paths[2] ?? "");
    await expect(seen.getByRole("link")).toHaveText([
      products[1]?.name ?? "",
      products[0]?.name ?? "",
    ]);
    await seen.getByRole("button", { name: say(lang, "product.seen_forget") }).click();
    await expect(seen).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("seen"))).toBeNull();
  });
}
