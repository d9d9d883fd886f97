import { randomUUID } from "node:crypto";
import { pushDevice, pushState } from "#backend/contract/push";
import { pushNewsPath, pushPath, settingsPath } from "~/sitemap/account-paths";
import { send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { makeSubscription } from "../../support/push-device";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Somebody whose browser is switched on, on the page of the devices. */
async function openDevices(shopper: Shopper, lang: LanguageCode) {
  const token = await logInBrowser(shopper.page.context(), lang);
  const made = { ...makeSubscription(), lang, zone: "Asia/Tehran" };
  pushDevice.parse(await send(token, lang, "POST", "user/push", made));
  await shopper.open(pushPath);
  await shopper.settle();
  return async () => pushState.parse(await send(token, lang, "GET", "user/push")).data;
}

for (const lang of languageCodes) {
  test(`what a device tells of and its quiet hours are chosen, refused and kept, and it is removed (${lang})`, async ({
    shopper,
    page,
  }) => {
    const readDevices = await openDevices(shopper, lang);
    await expect(page.getByText(say(lang, "push.here_on"))).toBeVisible();
    await page.getByRole("checkbox", { name: say(lang, "push.topic.tickets") }).uncheck();
    await page.getByLabel(say(lang, "push.from"), { exact: true }).selectOption("8");
    const save = page.getByRole("button", { name: say(lang, "push.save") });
    await save.click();
    await expect(page.getByText(say(lang, "push.same_hours"))).toBeVisible();
    await expect(
      page.getByRole("checkbox", { name: say(lang, "push.topic.tickets") }),
    ).not.toBeChecked();
    expect((await readDevices())[0]?.topics).toContain("tickets");

    await page.getByLabel(say(lang, "push.from"), { exact: true }).selectOption("23");
    await save.click();
    await expect(page.getByText(say(lang, "push.saved"))).toBeVisible();
    const [device] = await readDevices();
    expect(device).toMatchObject({
      topics: ["orders", "wish-list"],
      quiet: { from: 23 * 60, to: 8 * 60 },
    });

    await page.getByRole("checkbox", { name: say(lang, "push.quiet") }).uncheck();
    await save.click();
    await expect.poll(async () => (await readDevices())[0]?.quiet).toBeNull();

    await page
      .getByRole("button", { name: new RegExp(say(lang, "push.remove_named", { device: "" })) })
      .click();
    await expect(page.getByText(say(lang, "push.removed"))).toBeVisible();
    await expect(page.getByText(say(lang, "push.none"))).toBeVisible();
    expect(await readDevices()).toEqual([]);
  });

  test(`the settings lead to it, and without scripts it says what is missing (${lang})`, async ({
    shopper,
    page,
  }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open(settingsPath);
    await page.getByRole("link", { name: say(lang, "settings.by_push") }).click();
    await expect(shopper.title).toHaveText(say(lang, "push.title"));
    await expect(page.getByText(say(lang, "push.switch_on_hint"))).toBeVisible();
    if (shopper.hasScripts) return;
    await page.getByRole("button", { name: say(lang, "push.switch_on") }).click();
    await expect(page.getByText(say(lang, "push.needs_script"))).toBeVisible();
    await expect(page.getByText(say(lang, "push.none"))).toBeVisible();
  });

  test(`a push's link needs a login, and leads to the account where its news are gone (${lang})`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(`/${lang}`);
    await page.goto(pushNewsPath(randomUUID()));
    await expect(page).toHaveURL(/\/login/);
    await logInBrowser(page.context(), lang);
    await page.goto(pushNewsPath(randomUUID()));
    await expect(page).toHaveURL(/\/user$/);
    await page.goto(pushNewsPath("nonsense"));
    await expect(page).toHaveURL(/\/user$/);
  });
}
