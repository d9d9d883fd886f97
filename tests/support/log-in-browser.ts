import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { codeSent, loggedIn, outbox } from "#backend/contract/auth";
import { cookieNames } from "~/http/cookie-names";
import { toLatinDigits } from "~/i18n/digits";
import type { LanguageCode } from "~/i18n/languages";
import { ask } from "./ask";
import { shopUrl } from "./shop-url";

/**
 * A new user whose session the browser carries: by a one-time code, read in the demo shop's outbox. Quicker
 * than the login page, for tests that are about something else.
 */
export async function logInBrowser(context: BrowserContext, lang: LanguageCode): Promise<string> {
  const target = `${randomUUID()}@example.com`;
  const sent = codeSent.parse(await post("login/code", lang, { target }));
  const code = await readCode(target);
  const login = loggedIn.parse(await post("login", lang, { challenge: sent.challenge, code }));
  await context.addCookies([
    { name: cookieNames.session, value: login.token, url: shopUrl() },
    { name: cookieNames.lang, value: lang, url: shopUrl() },
  ]);
  return login.token;
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
  const { data } = outbox.parse((await ask("/api/dev/outbox")).json());
  const text = data.find((message) => message.target === target)?.text ?? "";
  const code = /(?<!\d)\d{6}(?!\d)/.exec(toLatinDigits(text))?.[0];
  if (!code) throw new Error(`No code was sent to ${target}.`);
  return code;
}
