import type { Page, Route } from "@playwright/test";
import { addressList } from "#backend/contract/address";
import { ask } from "../../support/ask";
import { CheckoutPages, comeToReview, homes } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

async function readOwn(token: string, path: string) {
  const headers = { Authorization: token, lang: "en" };
  return (await ask(`/api/user/${path}`, { headers })).json();
}

const posts = "**/*.data*";

/** Sends a form that the shop takes, and no answer comes to the page. */
async function sendUnheard(
  page: Page,
  press: () => Promise<void>,
  lose: (route: Route) => unknown,
) {
  let isTaken = false;
  await page.route(posts, async (route) => {
    if (isTaken || route.request().method() !== "POST") return lose(route);
    isTaken = true;
    await route.fetch();
    await lose(route);
  });
  await press();
  await expect.poll(() => isTaken).toBe(true);
}

test("decisions 11: an order whose answer was lost is placed once, however often it is pressed", async ({
  page,
  shopper,
  complaints,
}) => {
  // Nothing can wait on the device, so that the page stays.
  await page.addInitScript(() =>
    Object.defineProperty(window, "indexedDB", { get: () => undefined }),
  );
  const { token } = await comeToReview(page.context(), "en");
  await shopper.open("/en/checkout/review");
  const place = shopper.main.getByRole("button", { name: say("en", "checkout.place") });
  await sendUnheard(
    page,
    () => place.click(),
    (route) => route.abort("connectionreset"),
  );
  await expect(page.getByText(say("en", "form_kept"))).toBeVisible();
  await page.unroute(posts);
  await place.click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  expect(await readOwn(token, "orders")).toMatchObject({ total: 1 });
  takeOut(complaints, lostConnection);
});

test("decisions 11: an address that is saved twice before its answer comes is one", async ({
  page,
  shopper,
}) => {
  const token = await logInBrowser(page.context(), "en");
  await shopper.open("/user/addresses?new=1");
  const { en: home } = homes;
  const pages = new CheckoutPages(shopper, "en");
  await pages.givePlace(home);
  await pages.field("address.recipient_name").fill(home.input.recipient_name);
  await pages.field("address.recipient_phone").fill(home.typed.phone);
  await pages.field(home.streetLabel).fill(home.input.street);
  await pages.field(home.zipLabel).fill(home.typed.zip);
  const save = () => pages.go("addresses.save");
  await sendUnheard(page, save, () => {});
  await page.unroute(posts);
  await save();
  await expect(page).toHaveURL("/user/addresses");
  expect(addressList.parse(await readOwn(token, "addresses")).data).toHaveLength(1);
});
