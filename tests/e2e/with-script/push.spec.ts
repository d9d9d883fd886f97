import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pushState } from "#backend/contract/push";
import { ticketPosted } from "#backend/contract/ticket";
import { pushPath } from "~/sitemap/account-paths";
import { send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { makeSubscription } from "../../support/push-device";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

/**
 * Headless Chromium has no push service to subscribe with. What it would answer is put in its place, and nothing else: the
 * page asks, the shop takes it, and the worker gets pushes by the browser's own door for them.
 */
async function answerSubscribe(page: Page, answer: NotificationPermission) {
  await page.addInitScript(
    ({ made, answer: given }) => {
      Notification.requestPermission = () => {
        document.documentElement.dataset.asked = "yes";
        return Promise.resolve(given);
      };
      const { endpoint, ...keys } = made;
      const subscription = {
        options: {},
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          document.documentElement.dataset.unsubscribed = "yes";
          return true;
        },
      } as unknown as PushSubscription;
      let standing: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => standing;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly) throw new TypeError("A push has to be shown");
        const key = options.applicationServerKey as Uint8Array;
        if (key.length !== 65 || key[0] !== 4) throw new TypeError("That is no key of the curve");
        standing = subscription;
        return subscription;
      };
    },
    { made: makeSubscription(), answer },
  );
}

/** On a ticket that was just sent. */
async function openTicket({ page, open }: Pick<Shopper, "page" | "open">, lang: LanguageCode) {
  const token = await logInBrowser(page.context(), lang);
  const input = {
    client_id: randomUUID(),
    department: "other",
    subject: "Question",
    body: "Where is it?",
  };
  const { code } = ticketPosted.parse(await send(token, lang, "POST", "user/tickets", input));
  await open(`/user/tickets/${code}`);
  const devices = async () => pushState.parse(await send(token, lang, "GET", "user/push")).data;
  return { path: `/user/tickets/${code}`, devices };
}

for (const lang of languageCodes) {
  test(`nothing is asked before the button is pressed; then this device tells of answers (${lang})`, async ({
    page,
    shopper,
  }) => {
    await answerSubscribe(page, "granted");
    const loaded: string[] = [];
    page.on("request", (request) => void loaded.push(request.url()));
    const { path, devices } = await openTicket({ page, open: (to) => shopper.open(to) }, lang);
    await shopper.settle();
    await expect(page.locator("html")).not.toHaveAttribute("data-asked");
    expect(loaded.filter((url) => url.includes("subscribe-here"))).toEqual([]);
    await expect(page.getByText(say(lang, "push.offer.tickets"))).toBeVisible();
    await page.getByRole("button", { name: say(lang, "push.switch_on") }).click();
    await expect(page.getByText(say(lang, "push.switched_on")).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText(say(lang, "push.offer.tickets"))).toBeHidden();
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(await devices()).toMatchObject([{ current: true, topics: ["tickets"], lang, zone }]);
  });

  test(`who says no to the browser's question reads what that means, and nothing is kept (${lang})`, async ({
    page,
    shopper,
  }) => {
    await answerSubscribe(page, "denied");
    const { devices } = await openTicket({ page, open: (to) => shopper.open(to) }, lang);
    await shopper.settle();
    await page.getByRole("button", { name: say(lang, "push.switch_on") }).click();
    await expect(page.getByText(say(lang, "push.denied"))).toBeVisible();
    expect(await devices()).toEqual([]);
  });
}

test("the page of the devices switches this one on for everything", async ({ page, shopper }) => {
  await answerSubscribe(page, "granted");
  const { devices } = await openTicket({ page, open: (to) => shopper.open(to) }, "en");
  await shopper.open(pushPath);
  await shopper.settle();
  await page.getByRole("button", { name: say("en", "push.switch_on") }).click();
  await expect(page.getByText(say("en", "push.here_on"))).toBeVisible();
  expect(await devices()).toMatchObject([{ topics: ["orders", "tickets", "wish-list"] }]);
});

test("this device is taken off the list, and its browser gives up what it made", async ({
  page,
  shopper,
}) => {
  await answerSubscribe(page, "granted");
  const { devices } = await openTicket({ page, open: (to) => shopper.open(to) }, "en");
  await shopper.open(pushPath);
  await shopper.settle();
  await page.getByRole("button", { name: say("en", "push.switch_on") }).click();
  await expect(page.getByText(say("en", "push.here_on"))).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-unsubscribed");
  await shopper.main.getByText(say("en", "push.remove"), { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-unsubscribed");
  await expect.poll(devices).toEqual([]);
});
