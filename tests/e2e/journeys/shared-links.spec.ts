import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { userLink } from "#backend/contract/link";
import { formatsFor } from "~/i18n/format";
import { headerCount, message } from "../../support/buying";
import { comeWithCart, send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { logInByCode, newEmail } from "../../support/logging-in";
import { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Makes a link by calls. */
async function makeLink(token: string, lang: LanguageCode, kind: "cart" | "referral") {
  const link = { kind, label: "For Ann", days: null, max_hits: null, shows_name: false };
  const body = { op_id: randomUUID(), ...link };
  return userLink.parse(await send(token, lang, "POST", "user/links", body));
}

/** Somebody else's browser, like the shopper's. */
async function comeAsVisitor(context: BrowserContext, shopper: Shopper): Promise<Shopper> {
  const browser = context.browser();
  const visit = await browser?.newContext({
    baseURL: shopper.page.url(),
    javaScriptEnabled: shopper.hasScripts,
    serviceWorkers: "block",
  });
  if (!visit) throw new Error("There is no browser.");
  return new Shopper(await visit.newPage(), shopper.hasScripts);
}

for (const lang of languageCodes) {
  test.describe(`links that are shared in ${lang}`, () => {
    test("a cart is opened by a visitor, put whole into their own, and is gone once it is revoked", async ({
      page,
      shopper,
    }) => {
      const { token, product } = await comeWithCart(page.context(), lang);
      const link = await makeLink(token, lang, "cart");
      await shopper.open("/user/links");
      const visitor = await comeAsVisitor(page.context(), shopper);
      const address = `/${lang}${link.path}`;
      await visitor.open(address);
      await expect(visitor.title).toHaveText(say(lang, "shared.cart"));
      await expect(visitor.main.getByRole("listitem")).toContainText([product]);
      await visitor.main.getByRole("button", { name: say(lang, "shared.take_all") }).click();
      await expect(message(visitor.page)).toContainText(say(lang, "order.reordered"));
      await expect(headerCount(visitor.page)).toHaveText(formatsFor(lang).number(2));

      await shopper.open(`/user/links/${link.id}?revoke`);
      const revoke = say(lang, "links.revoke");
      await shopper.main.getByRole("button", { name: revoke, exact: true }).click();
      await expect(message(page)).toContainText(say(lang, "links.revoked"));
      expect((await visitor.page.goto(address))?.status()).toBe(404);
      await visitor.page.context().close();
    });

    test("who joins on somebody's recommendation is counted at the link's owner", async ({
      page,
      shopper,
    }) => {
      const token = await logInBrowser(page.context(), lang);
      const link = await makeLink(token, lang, "referral");
      await shopper.open("/user/links");
      const visitor = await comeAsVisitor(page.context(), shopper);
      await visitor.open(`/${lang}${link.path}`);
      await visitor.main.getByRole("button", { name: say(lang, "device.asked_yes") }).click();
      await expect(visitor.page).toHaveURL(new RegExp(`/${lang}$`));
      await visitor.open(`/${lang}/login`);
      await logInByCode(visitor, lang, newEmail());
      await expect(visitor.page).toHaveURL(/\/user/);

      await shopper.open("/user/links");
      const joined = say(lang, "links.joined_one", { n: formatsFor(lang).number(1) });
      await expect(shopper.main.getByText(joined)).toBeVisible();
      await visitor.page.context().close();
    });
  });
}
