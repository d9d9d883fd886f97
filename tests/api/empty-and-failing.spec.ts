import { expect, test } from "@playwright/test";
import type { MessageKey } from "~/i18n/messages/en";
import { tokenCookie } from "~/request/cookie-names";
import {
  addressesPath,
  contactPath,
  fullStepPath,
  infoPath,
  linksPath,
  ordersPath,
  profilePath,
  settingsPath,
  ticketsPath,
  userPath,
  wishListPath,
} from "~/sitemap/account-paths";
import { cartsPath } from "~/sitemap/paths";
import { type AlteredBackend, alterBackend } from "../support/altered-backend";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { logInNewcomer } from "../support/log-in-browser";
import { textOf } from "../support/markup";
import { type ShopProcess, startStorefront } from "../support/shop-process";
import { say } from "../support/words";

/** A screen of somebody new: where it is, its own call of the backend, its title and what it says while nothing is there. */
interface Screen {
  path: string;
  call: string;
  title: MessageKey;
  says?: MessageKey;
}

const screens = (lang: LanguageCode): Screen[] => [
  { path: userPath, call: "user/dashboard", title: "account.title", says: "account.welcome" },
  { path: ordersPath, call: "user/orders", title: "orders.title", says: "orders.empty" },
  { path: wishListPath, call: "user/wish-list", title: "wish.empty" },
  { path: infoPath, call: "user/profile", title: "info.title" },
  { path: fullStepPath, call: "user/profile", title: "steps.title" },
  { path: linksPath, call: "user/links", title: "links.title", says: "links.empty" },
  { path: settingsPath, call: "user/sessions", title: "account.nav.user-settings" },
  { path: profilePath, call: "user/profile", title: "profile.title" },
  { path: contactPath, call: "user/profile", title: "profile.contact" },
  {
    path: addressesPath,
    call: "user/addresses",
    title: "addresses.title",
    says: "addresses.empty",
  },
  { path: ticketsPath, call: "user/tickets", title: "tickets.title", says: "tickets.empty" },
  { path: cartsPath(lang), call: "user/carts", title: "cart.empty" },
];

/** Calls that fail. */
let failing: string | undefined;
let backend: AlteredBackend;
let storefront: ShopProcess;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  backend = await alterBackend((path, body) =>
    path.split("?", 1)[0] === `/api/${failing}` ? undefined : body,
  );
  storefront = await startStorefront(backend.url);
});
test.afterAll(async () => {
  await storefront.stop();
  backend.close();
});

for (const lang of languageCodes) {
  test(`R-GEN-06[titled, empty, failing] each screen of somebody new has its title and says that it is empty; where its call fails, a page says so (${lang})`, async () => {
    const Cookie = `${tokenCookie("session", false)}=${await logInNewcomer(lang)}; lang=${lang}`;
    const open = (path: string) => ask(path, { base: storefront.url, headers: { Cookie } });
    for (const { path, call, title, says } of screens(lang)) {
      failing = undefined;
      const empty = await open(path);
      expect([path, empty.status]).toEqual([path, 200]);
      expect(textOf(empty.text, "h1")).toBe(say(lang, title));
      if (says) expect(empty.text, path).toContain(say(lang, says));
      failing = call;
      const failed = await open(path);
      expect([path, failed.status]).toEqual([path, 503]);
      expect(textOf(failed.text, "h1")).toBe(say(lang, "error_page.unavailable"));
    }
  });
}
