import { randomUUID } from "node:crypto";
import { userLink } from "#backend/contract/link";
import { cookieNames } from "~/request/cookie-names";
import { type Answer, ask, postForm } from "../support/ask";
import { send } from "../support/checking-out";
import { expect, test } from "../support/fixtures";
import { languageCodes } from "../support/languages";
import { logInByCalls } from "../support/log-in-by-calls";
import { screens } from "../support/screens";

const cookiesOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.slice(0, cookie.indexOf("=")));

for (const lang of languageCodes) {
  test(`a first visit to any page sets nothing but the language (${lang})`, async () => {
    for (const { name, path } of screens) {
      const set = cookiesOf(await ask(await path(lang)));
      expect(
        set.filter((cookie) => cookie !== cookieNames.lang),
        name,
      ).toEqual([]);
    }
  });

  test(`whose recommendation a visitor came by is kept after a yes alone (${lang})`, async () => {
    const link = { kind: "referral", label: "Ann", days: null, max_hits: null, shows_name: false };
    const body = { op_id: randomUUID(), ...link };
    const made = await send(await logInByCalls(), lang, "POST", "user/links", body);
    const address = `/${lang}${userLink.parse(made).path}`;
    const token = address.slice(address.lastIndexOf("/") + 1);
    expect(cookiesOf(await ask(address))).toEqual([cookieNames.lang]);

    const answer = (said: string) =>
      postForm(`/${lang}/home/device`, { intent: "referral", answer: said, token });
    const held = async (said: string) => {
      const given = await answer(said);
      expect(given.status).toBe(303);
      const choices = given.headers["set-cookie"]?.find((one) => one.startsWith("choices="));
      return { given, Cookie: choices?.split(";", 1)[0] ?? "" };
    };
    const refused = await held("no");
    expect(refused.given.headers["set-cookie"]?.join()).not.toContain(token);
    const after = await ask(address, { headers: { Cookie: refused.Cookie } });
    expect([after.status, cookiesOf(after)]).toEqual([302, [cookieNames.lang]]);

    const allowed = await held("yes");
    expect(allowed.given.headers["set-cookie"]?.join()).toContain(`referral=${token}`);
    const again = await ask(address, { headers: { Cookie: allowed.Cookie } });
    expect([again.status, cookiesOf(again)]).toEqual([302, [cookieNames.lang, "referral"]]);
    expect((await answer("maybe")).status).toBe(400);
  });
}
