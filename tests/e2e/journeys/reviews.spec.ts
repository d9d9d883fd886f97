import { orderPath, reviewPath } from "~/sitemap/account-paths";
import { message } from "../../support/buying";
import { productPath, readProduct } from "../../support/catalogue";
import { orderProduct } from "../../support/delivered-product";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { press } from "../../support/logging-in";
import { letReviewIn } from "../../support/moderate-review";
import { Shopper } from "../../support/shopper";
import { structuredDataOf, typesIn } from "../../support/structured-data";
import { say } from "../../support/words";

const starsOf = (lang: LanguageCode, count: number) =>
  say(lang, "rating.of", { value: new Intl.NumberFormat(lang).format(count) });

/** The one list item of a product's page that has these words. */
const reviewOf = (who: Shopper, words: string) =>
  who.main.getByRole("listitem").filter({ hasText: words });

for (const lang of languageCodes) {
  test.describe(`reviews in ${lang}`, () => {
    test("domain 4.2 whoever has got a product reviews it; others read it once it is let in, and not while it is changed", async ({
      page,
      shopper,
      browser,
    }) => {
      test.slow();
      const { hasScripts } = shopper;
      const place = languageCodes.indexOf(lang) * 2 + Number(hasScripts);
      const { id, name, number, arrive } = await orderProduct(page.context(), lang, place);
      const address = productPath(lang, await readProduct(lang, id));
      const words = `${lang} ${crypto.randomUUID()}`;
      const elsewhere = await browser.newContext({ javaScriptEnabled: hasScripts });
      const visitor = new Shopper(await elsewhere.newPage(), hasScripts);
      // On a busy machine the page of before is sent while the one of now is made.
      const readUntil = (holds: (soon: { timeout: number }) => Promise<void>) =>
        expect(async () => {
          await visitor.open(address);
          await holds({ timeout: 1000 });
        }).toPass();
      const field = (key: Parameters<typeof say>[1]) => shopper.main.getByLabel(say(lang, key));
      const give = (count: number) =>
        shopper.main.getByRole("radio", { name: starsOf(lang, count) }).check();

      await shopper.open(address);
      await shopper.main
        .getByRole("link", { name: say(lang, "product.review_write"), exact: true })
        .click();
      await expect(shopper.main).toContainText(say(lang, "reviews.not_bought"));
      await expectFits(page);

      await arrive();
      const ofOrder = (key: "reviews.write_of" | "reviews.own_of") =>
        shopper.main.getByRole("link", { name: say(lang, key, { name }), exact: true });
      await shopper.open(orderPath(number));
      await ofOrder("reviews.write_of").click();
      await shopper.settle();
      await field("reviews.headline").fill(`Three words ${lang}`);
      await shopper.main.getByRole("textbox", { name: say(lang, "reviews.body") }).fill("short");
      await press(shopper, lang, "reviews.send");
      await expect(shopper.main).toContainText(say(lang, "reviews.stars_missing"));
      await expect(field("reviews.headline")).toHaveValue(`Three words ${lang}`);
      await expectFits(page);

      await give(4);
      await shopper.main.getByRole("textbox", { name: say(lang, "reviews.body") }).fill(words);
      await press(shopper, lang, "reviews.send");
      await expect(message(page)).toContainText(say(lang, "reviews.taken"));
      await expect(shopper.main).toContainText(say(lang, "reviews.state.pending"));
      await readUntil((soon) => expect(visitor.main).not.toContainText(words, soon));
      await shopper.open(orderPath(number));
      await expect(ofOrder("reviews.own_of")).toHaveText(say(lang, "reviews.own"));
      await expect(ofOrder("reviews.write_of")).toHaveCount(0);

      await letReviewIn(words);
      await shopper.open(reviewPath(id));
      await expect(shopper.main).toContainText(say(lang, "reviews.state.approved"));
      await readUntil((soon) =>
        expect(reviewOf(visitor, words)).toContainText(`Three words ${lang}`, soon),
      );
      await expect(
        reviewOf(visitor, words).getByRole("img", { name: starsOf(lang, 4) }),
      ).toBeVisible();
      await expect(visitor.main).toContainText(
        say(lang, "reviews.count_one", { n: new Intl.NumberFormat(lang).format(1) }),
      );
      const told = typesIn(structuredDataOf(await visitor.page.content()));
      expect(told).toContain("AggregateRating");
      await expectFits(visitor.page);

      await shopper.main.getByRole("link", { name: say(lang, "reviews.change") }).click();
      await shopper.settle();
      await expect(shopper.main.getByRole("radio", { name: starsOf(lang, 4) })).toBeChecked();
      await give(2);
      await field("reviews.anonymous").check();
      await press(shopper, lang, "reviews.send");
      await expect(shopper.main).toContainText(say(lang, "reviews.state.pending"));
      await readUntil((soon) => expect(visitor.main).not.toContainText(words, soon));

      await letReviewIn(words);
      await shopper.open(reviewPath(id));
      await readUntil((soon) =>
        expect(reviewOf(visitor, words)).toContainText(say(lang, "reviews.somebody"), soon),
      );

      await shopper.main.getByRole("link", { name: say(lang, "reviews.remove") }).click();
      await expect(shopper.title).toHaveText(say(lang, "reviews.remove_title"));
      await shopper.settle();
      const code = shopper.main.getByLabel(say(lang, "confirm.code"));
      await code.fill((await shopper.main.locator(".confirm-number").textContent()) ?? "");
      await press(shopper, lang, "reviews.remove_accept");
      await expect(message(page)).toContainText(say(lang, "reviews.removed"));
      await readUntil((soon) => expect(visitor.main).not.toContainText(words, soon));
      await expect(visitor.main).toContainText(say(lang, "product.reviews_none"));
      await elsewhere.close();
    });
  });
}
