import { reviewPage } from "#backend/contract/reviews";
import { orderPath, reviewPath } from "~/sitemap/account-paths";
import { send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { orderProduct } from "../../support/delivered-product";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { writeReview } from "../../support/reviewing";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

interface Words {
  stars: number;
  body: string;
}

const starsOf = (lang: LanguageCode, count: number) =>
  say(lang, "rating.of", { value: new Intl.NumberFormat(lang).format(count) });

/** Writes a review on the page that is open, without a network from the last moment on. */
async function writeOffline({ page, main }: Shopper, lang: LanguageCode, of: Words) {
  const body = page.getByRole("textbox", { name: say(lang, "reviews.body") });
  // What checks a form as one types comes with its first key.
  const live = page.waitForResponse(/use-form/);
  await body.fill("It");
  await live;
  await page.context().setOffline(true);
  await main.getByRole("radio", { name: starsOf(lang, of.stars) }).check();
  await body.fill(of.body);
  await page.getByRole("button", { name: say(lang, "reviews.send") }).click();
}

for (const lang of languageCodes) {
  test(`a review that is written offline waits, and exactly one arrives; it doesn't write over one of another device (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const place = 10 + languageCodes.indexOf(lang);
    const { id, name, token, arrive } = await orderProduct(page.context(), lang, place);
    await arrive();
    const stored = async () =>
      reviewPage.parse(await send(token, lang, "GET", `user/reviews/${id}`)).review;
    const write = async (stars: number, body: string) => {
      await writeOffline(shopper, lang, { stars, body });
      await expect.poll(() => offlineWaiting(page)).toBe("1");
    };
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(reviewPath(id));
    await write(4, "It keeps the tea warm for an hour.");
    await page.goto(`/offline/${lang}`);
    const outbox = page.getByRole("region", { name: say(lang, "offline.outbox") });
    await expect(outbox).toContainText(say(lang, "offline.review_name", { name }));
    await page.context().setOffline(false);
    // The page of the device leads home by itself.
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.settle();
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    const first = { stars: 4, body: "It keeps the tea warm for an hour.", status: "pending" };
    expect(await stored()).toMatchObject(first);

    await shopper.open(`${reviewPath(id)}?ask=change`);
    const elsewhere = { stars: 2, body: "By another device: it leaks." };
    await writeReview({ token, product: id, name }, lang, elsewhere);
    await write(5, "It keeps the tea warm for two hours.");
    await page.context().setOffline(false);
    await expect(
      page.getByRole("alert").filter({ hasText: say(lang, "offline.problems") }),
    ).toBeVisible();
    expect(await stored()).toMatchObject(elsewhere);
    await page.goto(`/offline/${lang}`);
    const problems = page.getByRole("region", { name: say(lang, "offline.problems_title") });
    await expect(problems).toContainText("It keeps the tea warm for two hours.");
    takeOut(complaints, lostConnection);
  });

  test(`a review that waits is shown on its own page with its words, says that it is not sent, and the last wording of it arrives (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const place = 12 + languageCodes.indexOf(lang);
    const { id, name, number, token, arrive } = await orderProduct(page.context(), lang, place);
    await arrive();
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(orderPath(number));
    await shopper.open(reviewPath(id));
    const body = page.getByRole("textbox", { name: say(lang, "reviews.body") });
    const waiting = page.getByRole("region", { name: say(lang, "offline.outbox") });
    const first = { stars: 4, body: "It keeps the tea warm for an hour." };
    await writeOffline(shopper, lang, first);
    const expectShown = async (words: typeof first) => {
      await expect(waiting).toContainText(say(lang, "offline.not_sent"));
      await expect(waiting).toContainText(words.body);
      await expect(body).toHaveValue(words.body);
      const stars = shopper.main.getByRole("radio", { name: starsOf(lang, words.stars) });
      await expect(stars).toBeChecked();
    };
    await expectShown(first);
    await page.reload();
    await shopper.settle();
    await expectShown(first);
    await page.goto(orderPath(number));
    await expect(waiting).toContainText(say(lang, "offline.review_name", { name }));
    await expect(waiting).toContainText(say(lang, "offline.not_sent"));
    await page.goto(reviewPath(id));
    await shopper.settle();

    const second = { stars: 5, body: "It keeps the tea warm for two hours." };
    await shopper.main.getByRole("radio", { name: starsOf(lang, second.stars) }).check();
    await body.fill(second.body);
    await page.getByRole("button", { name: say(lang, "reviews.send") }).click();
    await expect.poll(() => offlineWaiting(page)).toBe("2");
    await expectShown(second);
    await page.context().setOffline(false);
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    await expect(waiting).toBeHidden();
    await expect(shopper.main).toContainText(say(lang, "reviews.state.pending"));
    await expect(shopper.main).toContainText(second.body);
    const { review } = reviewPage.parse(await send(token, lang, "GET", `user/reviews/${id}`));
    expect(review).toMatchObject(second);
    takeOut(complaints, lostConnection);
  });
}
