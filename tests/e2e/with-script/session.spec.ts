import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { logInByCode, newEmail } from "../../support/logging-in";

/** What local storage has of a session. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    marker: localStorage.getItem("auth.token"),
    user: JSON.parse(localStorage.getItem("user_login") ?? "null"),
    intended: localStorage.getItem("url.intended"),
  }));

const visitor = { marker: null, user: null, intended: null };

test("R-AUTH-08[stored] R-AUTH-11[back, cleared] R-AUTH-15[mirrored] a login takes the path that waits and leaves its marker and user", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en");
  await shopper.open("/user/orders?page=2");
  await expect(page).toHaveURL("/login");
  await expect.poll(() => stored(page)).toEqual({ ...visitor, intended: "/user/orders?page=2" });
  const email = newEmail();
  await logInByCode(shopper, "en", email);
  await expect(page).toHaveURL("/user/orders?page=2");
  await expect
    .poll(() => stored(page))
    .toEqual({
      marker: expect.stringMatching(/^\w+$/),
      user: { login: true, info: expect.objectContaining({ email }) },
      intended: null,
    });
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("intended");
});

test("R-AUTH-17[cookie-gone, marker-gone] cookie and marker are kept in step", async ({
  page,
  shopper,
}) => {
  const token = await logInBrowser(page.context(), "en");
  await shopper.open("/en");
  await expect.poll(async () => (await stored(page)).marker).not.toBeNull();
  const { marker } = await stored(page);
  await page.evaluate(() => localStorage.removeItem("auth.token"));
  await page.reload();
  await shopper.settle();
  await expect.poll(async () => (await stored(page)).marker).toBe(marker);
  expect(token).not.toContain(marker ?? "");

  await page.context().clearCookies({ name: "session" });
  await page.reload();
  await shopper.settle();
  await expect.poll(() => stored(page)).toEqual(visitor);
  await shopper.open("/user");
  await expect(page).toHaveURL("/login");
});
