import { expect } from "@playwright/test";
import type { LanguageCode } from "#backend/contract/languages";
import type { Shopper } from "./shopper";
import { say } from "./words";

let made = 0;

/** An e-mail that nobody has used in this run. */
export function newEmail(): string {
  made += 1;
  return `shopper-${process.pid}-${Date.now()}-${made}@shop.example`;
}

/** What the outbox shows for a target, the newest first. */
export async function readOutbox(shopper: Shopper, target: string): Promise<string> {
  const outbox = await shopper.page.context().newPage();
  await outbox.goto(`/dev/outbox?${new URLSearchParams({ target })}`);
  const text = await outbox.getByRole("listitem").filter({ hasText: target }).first().innerText();
  await outbox.close();
  return text;
}

/** Gives the login page a phone or an e-mail, and asks for other ways than a code. */
export async function giveTarget(shopper: Shopper, lang: LanguageCode, target: string) {
  await fillTarget(shopper, lang, target);
  await press(shopper, lang, "login.other_ways");
}

async function fillTarget(shopper: Shopper, lang: LanguageCode, target: string) {
  await shopper.page.getByLabel(say(lang, "login.target"), { exact: true }).fill(target);
}

/** Presses a button of the page's content by its words. */
export async function press(
  shopper: Shopper,
  lang: LanguageCode,
  key: Parameters<typeof say>[1],
): Promise<void> {
  await shopper.main.getByRole("button", { name: say(lang, key), exact: true }).click();
}

/** Logs in by a one-time code from wherever the login page is open; the account is made where there is none. */
export async function logInByCode(shopper: Shopper, lang: LanguageCode, target: string) {
  await fillTarget(shopper, lang, target);
  await press(shopper, lang, "login.send_code");
  const field = shopper.page.getByLabel(say(lang, "login.code"), { exact: true });
  await expect(field).toBeVisible();
  await field.fill(codeOf(await readOutbox(shopper, target)));
  await press(shopper, lang, "login.enter");
}

/** The six digits of a message, whatever digits it is written in. */
export function codeOf(text: string): string {
  const code = /(?<![\d۰-۹])[\d۰-۹]{6}(?![\d۰-۹])/.exec(text)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}
