import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { codeSent, loggedIn } from "#backend/contract/auth";
import { outbox } from "#dev/outbox/contract";
import { toLatinDigits } from "~/i18n/digits";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { ask } from "./ask";
import type { LanguageCode } from "./languages";
import { shopUrl } from "./shop-url";

/**
 * A new user whose session the browser carries: by a one-time code, read in the demo shop's outbox. Quicker
 * than the login page, for tests that are about something else.
 *
 * @param target a new e-mail by default
 */
export async function logInBrowser(
  context: BrowserContext,
  lang: LanguageCode,
  target = `${randomUUID()}@example.com`,
): Promise<string> {
  const token = await logInNewcomer(lang, target);
  await context.addCookies([
    { name: tokenCookie("session", false), value: token, url: shopUrl() },
    { name: cookieNames.lang, value: lang, url: shopUrl() },
  ]);
  return token;
}

/** A new user by a one-time code; answers the session's token. */
export async function logInNewcomer(
  lang: LanguageCode,
  target = `${randomUUID()}@example.com`,
): Promise<string> {
  const sent = codeSent.parse(await post("login/code", lang, { target }));
  const code = await readCode(target);
  return loggedIn.parse(await post("login", lang, { challenge: sent.challenge, code })).token;
}

/** An Iranian mobile that nobody has used in this run. */
export function newPhone(): string {
  return `+98990${String(randomInt(10_000_000)).padStart(7, "0")}`;
}

async function post(path: string, lang: LanguageCode, body: object): Promise<unknown> {
  const answer = await ask(`/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", lang },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200)
    throw new Error(`/api/${path} answered ${answer.status}: ${answer.text}`);
  return answer.json();
}

async function readCode(target: string): Promise<string> {
  const sent = await ask(`/api/dev/outbox?${new URLSearchParams({ target })}`);
  const text = outbox.parse(sent.json()).data[0]?.text ?? "";
  const code = /(?<!\d)\d{6}(?!\d)/.exec(toLatinDigits(text))?.[0];
  if (!code) throw new Error(`No code was sent to ${target}.`);
  return code;
}
