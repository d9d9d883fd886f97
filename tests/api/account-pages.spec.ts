import { expect, test } from "@playwright/test";
import { tokenCookie } from "~/request/cookie-names";
import { sessionMarker } from "~/request/session-marker.server";
import { ask } from "../support/ask";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf, textOf } from "../support/markup";
import { say } from "../support/words";

const english = "lang=en";
const sessionOf = (token: string) => `${tokenCookie("session", false)}=${token}; ${english}`;

test("R-ROUTE-11[dashboard] logged in, /user leads to the parts of the account", async () => {
  const page = await ask("/user", { headers: { Cookie: sessionOf(await logInByCalls()) } });
  expect(page.status).toBe(200);
  const hrefs = elementsOf(page.text, "a").map(({ href }) => href);
  for (const part of ["orders", "wish-list", "tickets", "info", "links", "user-settings"]) {
    expect(hrefs).toContain(`/user/${part}`);
  }
  const forms = elementsOf(page.text, "form").map(({ action }) => action);
  expect(forms).toContain("/logout");
});

test("R-ROUTE-17[wrapper] the settings stand in the wrapper that the profile has, too", async () => {
  const headers = { Cookie: sessionOf(await logInByCalls()) };
  const tabsOf = async (path: string) => {
    const { status, text } = await ask(path, { headers });
    expect(status).toBe(200);
    const nav = text.slice(text.indexOf(`<nav class="cluster"`));
    return elementsOf(nav.slice(0, nav.indexOf("</nav>")), "a").map(({ href }) => href);
  };
  const settings = await tabsOf("/user/user-settings");
  expect(settings).toEqual(["/user/user-settings", "/user/profile"]);
  expect(await tabsOf("/user/profile")).toEqual(settings);
});

test("R-ROUTE-36[logged-in] logged in, an unknown path of the account is a 404, too", async () => {
  const headers = { Cookie: sessionOf(await logInByCalls()) };
  const page = await ask("/user/no-such-screen", { headers });
  expect([page.status, textOf(page.text, "h1")]).toEqual([404, say("en", "error_page.not_found")]);
});

test("R-STORE-04[no-credential] the session's marker opens nothing: no call, no page", async () => {
  const token = await logInByCalls();
  const marker = sessionMarker(token) ?? "";
  const page = await ask("/user", { headers: { Cookie: sessionOf(token) } });
  expect(page.text).toContain(marker);
  for (const Authorization of [marker, `Bearer ${marker}`]) {
    for (const path of ["user", "user/orders", "user/addresses", "user/renew-token"]) {
      expect((await ask(`/api/${path}`, { headers: { Authorization } })).status, path).toBe(401);
    }
  }
  const opened = await ask("/user", { headers: { Cookie: sessionOf(marker) } });
  expect([opened.status, opened.headers.location]).toEqual([302, "/login"]);
});
