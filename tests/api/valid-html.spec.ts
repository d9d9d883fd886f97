import { randomUUID } from "node:crypto";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { ask } from "../support/ask";
import { comeToReview, placeOrder, send } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { mistakesOf } from "../support/html-mistakes";
import { languageCodes } from "../support/languages";
import { screens } from "../support/screens";

for (const lang of languageCodes) {
  test(`pages for everyone are valid HTML (${lang})`, async () => {
    for (const { name, path } of screens) {
      const { text } = await ask(await path(lang));
      expect(text).toMatch(/<\/body><\/html>$/);
      expect(await mistakesOf(text), name).toEqual([]);
    }
  });

  test(`an account's pages are valid HTML (${lang})`, async ({ context }) => {
    const buyer = await comeToReview(context, lang, "cod");
    const number = await placeOrder(buyer, lang);
    const { token } = buyer;
    const cookie = `${tokenCookie("session", false)}=${token}; ${cookieNames.lang}=${lang}`;
    for (const path of [
      "/user",
      "/user/orders",
      `/user/orders/${number}`,
      "/user/wish-list",
      "/user/info",
      "/user/profile",
      "/user/full-step",
      "/user/addresses",
      "/user/addresses?new=1",
      "/user/links",
      "/user/tickets",
      "/user/tickets/new",
      "/user/user-settings",
      `/${lang}/carts`,
    ]) {
      const { status, text } = await ask(path, { headers: { Cookie: cookie } });
      expect(status, path).toBe(200);
      expect(await mistakesOf(text), path).toEqual([]);
    }
    // Other tests want what it holds.
    await send(token, lang, "POST", `user/orders/${number}/cancel`, { op_id: randomUUID() });
  });
}
