import { randomUUID } from "node:crypto";
import { addressList } from "#backend/contract/address";
import { tokenCookie } from "~/request/cookie-names";
import { sessionMarker } from "~/request/session-marker.server";
import { ask } from "../../support/ask";
import { comeWithCart, homes } from "../../support/checking-out";
import { expect, test, testWithScripts } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import {
  oldToken,
  type RenewingBackend,
  startRenewingBackend,
} from "../../support/renewing-backend";
import { type ShopProcess, startShop } from "../../support/shop-process";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

let backend: RenewingBackend | undefined;
let storefront: ShopProcess | undefined;
test.afterEach(async ({ page }) => {
  await page.close();
  await storefront?.stop();
  await backend?.stop();
});

/** A storefront before which the browser holds a token whose time has passed. */
async function openBefore({ page }: Shopper, fresh: string | null) {
  backend = await startRenewingBackend(fresh);
  storefront = await startShop({ env: { API_URL: backend.url } });
  const { url } = storefront;
  await page.context().addCookies([
    { name: tokenCookie("session", false), value: oldToken, url },
    { name: "lang", value: "en", url },
  ]);
  return { url, calls: backend.calls };
}

test("R-TOKEN-09[one-record] a form that meets the end of its token's time is done once", async ({
  page,
  shopper,
}) => {
  const { token } = await comeWithCart(page.context(), "en");
  const { url, calls } = await openBefore(shopper, token);
  const { recipient_name, recipient_phone, country_id, state_id, city_id, zip_code, street } =
    homes.en.input;
  const place = { country: String(country_id), state: String(state_id), city: String(city_id) };
  const answer = await page.request.post(`${url}/en/checkout/address`, {
    form: {
      intent: "address.save",
      op_id: randomUUID(),
      ...place,
      recipient_name,
      recipient_phone,
      zip_code: zip_code ?? "",
      street,
    },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, "/en/checkout/review"]);
  expect(calls.filter((call) => call.includes("renew-token"))).toHaveLength(1);
  const kept = await ask("/api/user/addresses", { headers: { Authorization: token, lang: "en" } });
  expect(addressList.parse(kept.json()).total).toBe(1);
});

test("R-TOKEN-06[message] R-TOKEN-07[logged-out] a renewal that fails is said once, and ends the login", async ({
  page,
  shopper,
}) => {
  const { url } = await openBefore(shopper, null);
  await shopper.open(`${url}/user/orders`);
  await expect(page).toHaveURL(`${url}/login`);
  const told = page
    .getByRole("alert")
    .filter({ hasText: say("en", "auth.token_renewal_failed"), visible: true });
  await expect(told).toHaveCount(1);
  await shopper.open(`${url}/user`);
  await expect(page).toHaveURL(`${url}/login`);
  await expect(told).toHaveCount(0);
  const cookies = await page.context().cookies(url);
  expect(cookies.filter(({ name }) => name === tokenCookie("session", false))).toEqual([]);
});

const stored = ({ page }: Shopper) =>
  page.evaluate(() => ["auth.token", "user_login"].map((key) => localStorage.getItem(key)));

testWithScripts(
  "R-TOKEN-02[marker] local storage takes the marker of the renewed token",
  async ({ page, shopper }) => {
    const fresh = await logInBrowser(page.context(), "en");
    const { url } = await openBefore(shopper, fresh);
    await shopper.open(`${url}/en`);
    const user = expect.stringContaining('"login":true');
    await expect.poll(() => stored(shopper)).toEqual([sessionMarker(fresh), user]);
  },
);

testWithScripts(
  "R-TOKEN-07[mirrors] a renewal that fails empties local storage of the session",
  async ({ page, shopper }) => {
    const { url } = await openBefore(shopper, null);
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seeded")) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.setItem("auth.token", "marker");
      localStorage.setItem("user_login", '{"login":true,"info":{"id":"7","name":"Roya"}}');
    });
    await shopper.open(`${url}/en`);
    await expect.poll(() => stored(shopper)).toEqual([null, null]);
  },
);
