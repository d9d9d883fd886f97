import { randomInt, randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { outbox } from "#dev/outbox/contract";
import { codeSent, loggedIn } from "../../backend/contract/auth";
import { factorAdded, staffToken, totpOffer } from "../../backend/contract/staff";
import { demoLogins } from "../../backend/db/seed/demo/demo-logins";
import { read } from "./call-api";
import type { Target } from "./target";

/** Somebody who is logged in. */
export interface Person {
  /** E-mail or phone. */
  who: string;
  token: string;
}

export const newEmail = () => `attacker-${randomUUID()}@shop.example`;

/** An Iranian mobile. */
export const newPhone = () => `+98990${String(randomInt(10_000_000)).padStart(7, "0")}`;

/** A new account, proven by the code that the demo shop's outbox shows. */
export async function newPerson(target: Target, who = newEmail()): Promise<Person> {
  const { challenge, code } = await sendCode(target, who);
  const body = { challenge, code };
  const { token } = await read(target, loggedIn, "POST", "login", { body, lang: "en" });
  target.secrets.add(token).add(who);
  return { who, token };
}

/** Has a code sent, and reads it. */
export async function sendCode(target: Target, who: string, purpose = "login") {
  const body = { target: who, purpose };
  const sent = await read(target, codeSent, "POST", "login/code", { body, lang: "en" });
  const { text } = await lastMessage(target, who);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
  target.secrets.add(who).add(sent.challenge);
  return { challenge: sent.challenge, code };
}

/** The newest message to somebody. */
export async function lastMessage(target: Target, who: string) {
  const [message] = await messagesTo(target, who);
  if (!message) throw new Error(`nothing was sent to ${who}`);
  return message;
}

export async function messagesTo(target: Target, who: string) {
  const { data } = await read(target, outbox, "GET", "dev/outbox");
  return data.filter((message) => message.target === who);
}

const [shopper, owner] = demoLogins;

/** The demo's shopper, whom no code is sent for. */
export const demoShopper = (target: Target) => byPassword(target, shopper);

const owners = new WeakMap<Target, Promise<Person>>();

/** Who may do everything, with the second factor. An app can be set up without another one's code only once. */
export function demoOwner(target: Target): Promise<Person> {
  const known = owners.get(target) ?? enterBackOffice(target);
  owners.set(target, known);
  return known;
}

async function enterBackOffice(target: Target): Promise<Person> {
  const { email, password } = owner;
  const login = { body: { target: email, password } };
  const unproven = await read(target, staffToken, "POST", "staff/login", login);
  const own = { token: unproven.token };
  const setUp = { ...own, body: {} };
  const { state, secret } = await read(target, totpOffer, "POST", "staff/factors/totp", setUp);
  const proof = { ...own, body: { state, code: new TOTP({ secret }).generate(), label: "App" } };
  const added = await read(target, factorAdded, "POST", "staff/factors/totp/confirm", proof);
  if (!added.token) throw new Error("the second factor gave no login");
  for (const kept of [added.token, unproven.token, secret]) target.secrets.add(kept);
  return { who: email, token: added.token };
}

async function byPassword(
  target: Target,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const body = { target: email, password };
  const { token } = await read(target, loggedIn, "POST", "login", { body });
  target.secrets.add(token);
  return { who: email, token };
}
