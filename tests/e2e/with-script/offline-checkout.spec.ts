import { ask } from "../../support/ask";
import { comeToReview, comeWithCart, homes, keepAddress } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

async function ordersOf(token: string): Promise<number> {
  const answer = await ask("/api/user/orders", { headers: { Authorization: token, lang: "en" } });
  return (answer.json() as { total: number }).total;
}

for (const lang of languageCodes) {
  test(`an order that is placed offline is an intent: nothing is ordered, and online the review asks (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { token } = await comeToReview(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open(`/${lang}/checkout/review`);
    const note = shopper.main.getByRole("textbox");
    const live = page.waitForResponse(/use-form/);
    await note.fill("Ring");
    await live;
    await page.context().setOffline(true);
    await note.fill("Ring twice");
    await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
    await expect(page).toHaveURL(new RegExp(`/offline/${lang}`));
    await shopper.settle();
    const waiting = page.getByRole("region", { name: say(lang, "offline.outbox") });
    await expect(waiting).toContainText(say(lang, "offline.not_ordered"));
    await expect(waiting).toContainText(say(lang, "offline.choice_review"));
    expect(await ordersOf(token)).toBe(0);

    await page.context().setOffline(false);
    await expect(page).toHaveURL(`/${lang}/checkout/review`);
    // It goes by itself, so it is looked for before all else.
    await expect(
      page.getByRole("status").filter({ hasText: say(lang, "offline.review_ready") }),
    ).toBeVisible();
    await shopper.settle();
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    await expect(
      shopper.main.getByRole("button", { name: say(lang, "checkout.place") }),
    ).toBeVisible();
    expect(await ordersOf(token)).toBe(0);
    takeOut(complaints, lostConnection);
  });
}

test("a way to send that is chosen offline stands at the review", async ({
  page,
  shopper,
  complaints,
}) => {
  const buyer = await comeWithCart(page.context(), "en");
  await keepAddress(buyer, "en", homes.en.input);
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/en/checkout/shipping");
  const express = shopper.main.getByRole("radio", { name: /Express/ });
  await page.context().setOffline(true);
  await express.check();
  await shopper.main.getByRole("button", { name: say("en", "checkout.continue") }).click();
  await expect(page).toHaveURL(/\/offline\/en/);
  await shopper.settle();
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/en/checkout/review");
  await shopper.settle();
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  await expect(shopper.main).toContainText("Express");
  expect(await ordersOf(buyer.token)).toBe(0);
  takeOut(complaints, lostConnection);
});
