import { test } from "@playwright/test";
import { outbox } from "#dev/outbox/contract";
import { bankTexts } from "#dev/sandbox-bank/texts";
import { findTextBrowser } from "../runner/text-browser";
import { ask } from "../support/ask";
import { findProducts } from "../support/buying";
import { homes } from "../support/checking-out";
import { type LanguageCode, languageCodes } from "../support/languages";
import { codeOf, newEmail } from "../support/logging-in";
import { shopUrl } from "../support/shop-url";
import { TextBrowser } from "../support/w3m";
import { payAtBank, say } from "../support/words";

for (const lang of languageCodes) {
  test(`R-NOJS-02[add, checkout] from a word in the search box to a paid order in w3m (${lang})`, async () => {
    test.setTimeout(120_000);
    const program = findTextBrowser();
    // biome-ignore lint/suspicious/noSkippedTests: counted as skipped where none can be had
    test.skip(!program, "no w3m is here");
    const [product] = await findProducts(lang);
    const w3m = await TextBrowser.open(program ?? "", `${shopUrl()}/${lang}`);
    try {
      await buy(w3m, lang, product.name);
    } finally {
      await w3m.close();
    }
  });
}

/** The way to the other language is the menu's last link, and stands before the search. */
const otherLanguage = { en: "فارسی", fa: "English" } as const satisfies Record<
  LanguageCode,
  string
>;

async function buy(w3m: TextBrowser, lang: LanguageCode, name: string): Promise<void> {
  const home = homes[lang];
  const email = newEmail();
  await w3m.sees(otherLanguage[lang]);
  // A letter short, so that the whole name stands in what was found alone.
  w3m.fill(otherLanguage[lang], name.slice(0, -1));
  w3m.press(say(lang, "search.go"));
  await w3m.sees(name);
  w3m.press(name);
  await w3m.sees(say(lang, "product.buy_now"));
  w3m.press(say(lang, "product.add_to_cart"));
  await w3m.sees(say(lang, "flash.to_carts"));
  w3m.press(say(lang, "flash.to_carts"));
  await w3m.sees(say(lang, "login.send_code"));
  w3m.fill(say(lang, "login.target"), email);
  w3m.press(say(lang, "login.send_code"));
  await w3m.sees(say(lang, "login.code"));
  w3m.fill(say(lang, "login.code"), await readCode(email));
  w3m.press(say(lang, "login.enter"), say(lang, "login.code"));
  await w3m.sees(say(lang, "totals.title"));
  w3m.press(say(lang, "cart.checkout"), say(lang, "totals.payable"));
  await w3m.sees(say(lang, home.streetLabel));
  w3m.choose(say(lang, home.stateLabel), home.state);
  w3m.fill(say(lang, "address.city"), home.city, `^${say(lang, home.stateLabel)}`);
  w3m.fill(say(lang, "address.recipient_name"), home.input.recipient_name);
  w3m.fill(say(lang, "address.recipient_phone"), home.typed.phone);
  w3m.fill(say(lang, home.zipLabel), home.typed.zip);
  await w3m.write(say(lang, home.streetLabel), home.input.street);
  w3m.press(say(lang, "checkout.address_save"));
  await w3m.sees(say(lang, "checkout.place"));
  w3m.press(say(lang, "checkout.place"), say(lang, "checkout.law_link"));
  await w3m.sees(bankTexts[lang].sandbox.slice(0, 20));
  w3m.press(payAtBank[lang]);
  await w3m.sees(say(lang, "payment.word.success"));
}

async function readCode(target: string): Promise<string> {
  const { data } = outbox.parse((await ask("/api/dev/outbox")).json());
  return codeOf(data.find((message) => message.target === target)?.text ?? "");
}
