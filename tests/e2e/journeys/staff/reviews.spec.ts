import type { Locator } from "@playwright/test";
import { reviewList } from "#backend/contract/reviews";
import type { MessageKey } from "~/i18n/messages/en";
import { staffReviewsPath } from "~/sitemap/staff-paths";
import { ask } from "../../../support/ask";
import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { comeWithGoods, type Reviewer, writeReview } from "../../../support/reviewing";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const press = (review: Locator, lang: LanguageCode, key: MessageKey) =>
  review.getByRole("button", { name: say(lang, key), exact: true }).click();

/** The review in the queue whose words these are; the queue may be longer than a page. */
async function findReview(shopper: Shopper, body: string, status = "pending") {
  const review = shopper.main.getByRole("article").filter({ hasText: body });
  await shopper.open(`${staffReviewsPath}?status=${status}`);
  const next = shopper.main.locator('a[rel="next"]');
  while ((await review.count()) === 0 && (await next.count()) > 0) {
    await next.click();
    await shopper.settle();
  }
  await expect(review).toHaveCount(1);
  return review;
}

async function shownOf({ product }: Reviewer, body: string) {
  const answer = await ask(`/api/products/${product}/reviews`);
  const { data } = reviewList.parse(answer.json());
  return data.find((review) => review.body === body);
}

for (const lang of languageCodes) {
  test.describe(`the desk of reviews in ${lang}`, () => {
    test("a review is read, let in, answered and turned away; each is told and can be taken back", async ({
      page,
      shopper,
    }) => {
      const body = `It keeps warm ${crypto.randomUUID()}`;
      const reviewer = await comeWithGoods(page.context(), lang);
      await writeReview(reviewer, lang, { body, title: "<b>Warm</b>", stars: 5 });
      await logInAtDesk(page.context());
      await page.setViewportSize({ width: 360, height: 740 });

      await shopper.open("/staff");
      const parts = page.getByRole("navigation", { name: say(lang, "staff.navigation") });
      const waiting = say(lang, "review.staff.waiting_here");
      const part = parts.getByRole("link", { name: new RegExp(`${waiting}$`) });
      await expect(part).toContainText(say(lang, "review.staff.title"));
      await expect(shopper.main).toContainText(say(lang, "staff.home.pending"));
      await part.click();
      await expect(shopper.title).toHaveText(say(lang, "review.staff.title"));

      let review = await findReview(shopper, body);
      await expect(review).toContainText("<b>Warm</b>");
      await expect(review.getByRole("img")).toHaveAccessibleName(/5|۵/);
      const product = review.getByRole("link", { name: reviewer.name, exact: true });
      await expect(product).toHaveAttribute(
        "href",
        new RegExp(`^/${lang}/.*/${reviewer.product}/`),
      );
      await expectFits(page);
      await press(review, lang, "review.staff.approve");
      await expect(message(page)).toContainText(say(lang, "review.staff.moved.approved"));
      expect(await shownOf(reviewer, body)).toMatchObject({ stars: 5, reply: null });

      review = await findReview(shopper, body, "approved");
      const writes = async (words: string) => {
        await review.getByText(say(lang, "review.staff.reply_write"), { exact: true }).click();
        await review.getByLabel(say(lang, "review.staff.reply_lang")).selectOption("fa");
        await review.getByRole("textbox").fill(words);
        await press(review, lang, "review.staff.reply_save");
      };
      await writes("سپاس از شما");
      await expect(message(page)).toContainText(say(lang, "review.staff.replied"));
      const reply = { body: "سپاس از شما", lang: "fa" };
      expect(await shownOf(reviewer, body)).toMatchObject({ reply });

      review = await findReview(shopper, body, "approved");
      await expect(review).toContainText("سپاس از شما");
      await review.getByText(say(lang, "review.staff.reply_change"), { exact: true }).click();
      await expect(review.getByRole("textbox")).toHaveValue("سپاس از شما");
      await press(review, lang, "review.staff.reply_remove");
      await expect(message(page)).toContainText(say(lang, "review.staff.unreplied"));
      expect(await shownOf(reviewer, body)).toMatchObject({ reply: null });

      review = await findReview(shopper, body, "approved");
      await press(review, lang, "review.staff.reject");
      await expect(message(page)).toContainText(say(lang, "review.staff.moved.rejected"));
      expect(await shownOf(reviewer, body)).toBeUndefined();
      review = await findReview(shopper, body, "rejected");
      await press(review, lang, "review.staff.back");
      await expect(message(page)).toContainText(say(lang, "review.staff.moved.pending"));
      await findReview(shopper, body);
    });

    test("whoever has read other words than those that are there now is told, and decides on what is there", async ({
      page,
      shopper,
    }) => {
      const word = crypto.randomUUID();
      const reviewer = await comeWithGoods(page.context(), lang);
      await writeReview(reviewer, lang, { body: `The first words ${word}` });
      await logInAtDesk(page.context());
      let review = await findReview(shopper, word);
      await writeReview(reviewer, lang, { body: `The second words ${word}` });
      await press(review, lang, "review.staff.approve");
      await expect(shopper.main.getByRole("alert")).toContainText(say(lang, "review.changed"));
      await expect(review).toContainText("The second words");
      await shopper.settle();

      await writeReview(reviewer, lang, { body: `The third words ${word}` });
      await review.getByText(say(lang, "review.staff.reply_write"), { exact: true }).click();
      await review.getByRole("textbox").fill("An answer that took a while");
      await press(review, lang, "review.staff.reply_save");
      await expect(shopper.main.getByRole("alert")).toContainText(say(lang, "review.changed"));
      await expect(review).toContainText("The third words");
      await expect(review.getByRole("textbox")).toHaveValue("An answer that took a while");
      await shopper.settle();
      await press(review, lang, "review.staff.reply_save");
      await expect(message(page)).toContainText(say(lang, "review.staff.replied"));

      review = await findReview(shopper, word);
      await expect(review).toContainText("An answer that took a while");
      expect(await shownOf(reviewer, `The third words ${word}`)).toBeUndefined();
    });

    test("an answer without words is refused where it was written", async ({ page, shopper }) => {
      const body = `It is as it should be ${crypto.randomUUID()}`;
      const reviewer = await comeWithGoods(page.context(), lang);
      await writeReview(reviewer, lang, { body });
      await logInAtDesk(page.context());
      const review = await findReview(shopper, body);
      await review.getByText(say(lang, "review.staff.reply_write"), { exact: true }).click();
      const words = review.getByRole("textbox");
      await words.fill("   ");
      await press(review, lang, "review.staff.reply_save");
      await expect(words).toHaveAttribute("aria-invalid", "true");
      await expect(words).toBeVisible();
      expect(await shownOf(reviewer, body)).toBeUndefined();
    });
  });
}
