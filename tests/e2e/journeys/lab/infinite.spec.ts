import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  for (const kind of ["div", "page"] as const) {
    test(`R-INF-06[default, own] R-INF-01[no-item] R-ERR-12[default, own] an empty infinite ${kind} says its own text or the usual one (${lang})`, async ({
      shopper,
    }) => {
      await shopper.open(`/${lang}/__lab/infinite-${kind}`);
      const expected = say(lang, kind === "div" ? "no_item" : "infinite.not_found");
      const region = (name: string) =>
        shopper.main.getByRole("region", { name, exact: true }).first();
      await expect(region(say(lang, "lab.no_item"))).toContainText(expected);
      await expect(region(say(lang, "lab.no_item_own"))).toContainText(
        say(lang, "lab.own_no_item"),
      );
    });
  }
}

test("R-INF-02[without-script] each page links to the ones beside it, and its address can be shared", async ({
  shopper,
}) => {
  await shopper.open("/en/__lab/infinite-page?list=items&page=2");
  const items = shopper.main.locator("ul.infinite > li");
  await expect(
    shopper.main.getByRole("link", { name: say("en", "infinite.previous") }),
  ).toBeVisible();
  await shopper.main.getByRole("link", { name: say("en", "infinite.previous") }).click();
  // The newest row stands first; every other one has a Persian name.
  await expect(items.first()).toContainText("۲۳");
});

test("R-INF-07[without-script] R-ERR-13[no-js] a page that can't be loaded says so, with status 200 and the way back", async ({
  shopper,
}) => {
  const answer = await shopper.page.goto("/en/__lab/infinite-page?list=torn&page=2");
  expect(answer?.status()).toBe(200);
  await expect(shopper.main.getByText(say("en", "infinite.load_failed"))).toBeVisible();
  await expect(
    shopper.main.getByRole("link", { name: say("en", "infinite.previous") }),
  ).toBeVisible();
});
