import { randomInt, randomUUID } from "node:crypto";
import { outbox } from "#dev/outbox/contract";
import { codeSent, loggedIn } from "../../backend/contract/auth";
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

/** Who may do everything. */
export const demoOwner = (target: Target) => byPassword(target, owner);

async function byPassword(
  target: Target,
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const body = { target: email, password };
  const { token } = await read(target, loggedIn, "POST", "login", { body });
  target.secrets.add(token);
  return { who: email, token };
}
