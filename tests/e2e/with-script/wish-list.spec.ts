import { ask } from "../../support/ask";
import { message } from "../../support/buying";
import { listProducts } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

/** A page of the list holds 24. */
const count = 30;

for (const lang of languageCodes) {
  test(`R-INF-02[appended] the wish list in ${lang} grows to its end, each product once, also after one is taken off`, async ({
    page,
    shopper,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    const wished = (await listProducts(lang, "?per_page=48")).data.slice(0, count);
    for (const { id } of wished) {
      const { status } = await ask("/api/user/wish-list", {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, lang },
        body: JSON.stringify({ product_id: id }),
      });
      expect(status).toBe(200);
    }
    const list = shopper.main.getByRole("list", { name: say(lang, "wish.title") });
    const items = list.getByRole("listitem");
    const names = () => list.getByRole("heading").allTextContents();
    const growTo = (whole: number) =>
      expect(async () => {
        await page.mouse.wheel(0, 4000);
        await expect(items).toHaveCount(whole, { timeout: 500 });
      }).toPass();
    await shopper.open("/user/wish-list");
    await growTo(count);
    expect(new Set(await names())).toEqual(new Set(wished.map(({ name }) => name)));

    const [gone] = await names();
    const remove = say(lang, "wish.remove_of", { name: gone ?? "" });
    await list.getByRole("button", { name: remove, exact: true }).click();
    await expect(message(page)).toContainText(say(lang, "wish.taken_off", { name: gone ?? "" }));
    await growTo(count - 1);
    expect(await names()).not.toContain(gone);
    expect(new Set(await names()).size).toBe(count - 1);
  });
}
