import { addressList } from "#backend/contract/address";
import { ask } from "../../support/ask";
import { CheckoutPages, comeWithCart, homes, send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { offlineWaiting } from "../../support/offline-waiting";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

async function addressesOf(token: string) {
  const headers = { Authorization: token, lang: "en" };
  return addressList.parse((await ask("/api/user/addresses", { headers })).json()).data;
}

for (const lang of languageCodes) {
  test(`an address that is written offline waits with its words, and the shop has it once online (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shopper.open("/user/addresses?new=1");
    const home = homes[lang];
    const pages = new CheckoutPages(shopper, lang);
    await pages.givePlace(home);
    const name = pages.field("address.recipient_name");
    const live = page.waitForResponse(/use-form/);
    await name.fill("A");
    await live;
    await page.context().setOffline(true);
    await name.fill(home.input.recipient_name ?? "");
    await pages.field("address.recipient_phone").fill(home.typed.phone);
    await pages.field(home.streetLabel).fill(home.input.street ?? "");
    await pages.field(home.zipLabel).fill(home.typed.zip);
    if (lang === "fa") await pages.field("address.plate").fill(home.typed.zip.slice(0, 2));
    await pages.go("addresses.save");

    await expect(page).toHaveURL(`/offline/${lang}`);
    await shopper.settle();
    const waiting = page.getByRole("region", { name: say(lang, "offline.outbox") });
    await expect(waiting).toContainText(home.input.recipient_name ?? "");
    await expect(waiting).toContainText(
      say(lang, "offline.address_add_name", { address: home.input.street ?? "" }),
    );
    expect(await addressesOf(token)).toEqual([]);

    await page.context().setOffline(false);
    await expect(page).toHaveURL(`/${lang}`);
    await shopper.settle();
    await expect.poll(() => offlineWaiting(page)).toBeNull();
    const [standing, ...others] = await addressesOf(token);
    expect([standing?.street, others]).toEqual([home.input.street, []]);
    takeOut(complaints, lostConnection);
  });
}

test("an address that is made the default one offline waits on the page itself, can be taken back, and is it once online", async ({
  page,
  shopper,
  complaints,
}) => {
  const { token } = await comeWithCart(page.context(), "en");
  const { input } = homes.en;
  await send(token, "en", "POST", "user/addresses", input);
  await send(token, "en", "POST", "user/addresses", { ...input, title: "Work" });
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/user/addresses");
  await page.context().setOffline(true);
  const isDefault = async () => (await addressesOf(token)).map((one) => one.is_default);
  const makeDefault = shopper.main.getByRole("button", {
    name: say("en", "addresses.make_default_of", { address: "Work" }),
  });
  await expect(makeDefault).not.toHaveAttribute("data-unsaved");
  const waiting = page.getByRole("region", { name: say("en", "offline.outbox") });
  await makeDefault.click();
  await expect(waiting).toContainText(
    say("en", "offline.address_default_name", { address: "Work" }),
  );
  await waiting.getByRole("button", { name: say("en", "offline.dont_send") }).click();
  await expect(waiting).toBeHidden();
  await makeDefault.click();
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  expect(await isDefault()).toEqual([true, false]);

  await page.context().setOffline(false);
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  const [first, ...others] = await addressesOf(token);
  expect([first?.title, first?.is_default, others.length]).toEqual(["Work", true, 1]);
  await expect(waiting).toBeHidden();
  takeOut(complaints, lostConnection);
});

test("the address book lists what waits of it, and an address that was changed elsewhere is asked about", async ({
  page,
  shopper,
  complaints,
}) => {
  const { token } = await comeWithCart(page.context(), "en");
  const { input } = homes.en;
  await send(token, "en", "POST", "user/addresses", input);
  const [standing] = await addressesOf(token);
  await shopper.open("/en");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open("/user/addresses");
  await shopper.open(`/user/addresses?edit=${standing?.id}`);
  const street = new CheckoutPages(shopper, "en").field("address.street");
  const live = page.waitForResponse(/use-form/);
  await street.fill("1");
  await live;
  await page.context().setOffline(true);
  await street.fill("30 Hill Road");
  await shopper.main.getByRole("button", { name: say("en", "addresses.save") }).click();
  await expect(page).toHaveURL("/offline/en");

  await page.goto("/user/addresses");
  await shopper.settle();
  const waiting = page.getByRole("region", { name: say("en", "offline.outbox") });
  await expect(waiting).toContainText("30 Hill Road");
  const elsewhere = { ...input, street: "20 Side Street" };
  await send(token, "en", "PUT", `user/addresses/${standing?.id}`, elsewhere);
  await page.context().setOffline(false);
  await expect(
    page.getByRole("alert").filter({ hasText: say("en", "offline.problems") }),
  ).toBeVisible();
  expect((await addressesOf(token)).map(({ street }) => street)).toEqual(["20 Side Street"]);

  await page.goto("/offline/en");
  const problems = page.getByRole("region", { name: say("en", "offline.problems_title") });
  await expect(problems).toContainText("20 Side Street");
  await problems.getByRole("button", { name: say("en", "offline.again") }).click();
  await expect(problems).toBeHidden();
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  expect((await addressesOf(token)).map(({ street }) => street)).toEqual(["30 Hill Road"]);
  takeOut(complaints, lostConnection);
});
