import type { z } from "zod";
import {
  type codeAsk,
  codeSent,
  done,
  type linkAsk,
  linkSent,
  linkShown,
  loggedIn,
  type loginAsk,
  loginTarget,
  outbox,
  type passwordAsk,
  type passwordCodeAsk,
  passwordState,
  type resetAsk,
  sessionList,
} from "#backend/contract/auth";
import type { Door } from "./door.server";

/** POST login/target: what a typed phone or e-mail is understood as. */
export function readLoginTarget(door: Door, target: string) {
  return door.post("login/target", loginTarget, { target });
}

/** POST login/code: a one-time code by SMS or mail. */
export function sendLoginCode(door: Door, ask: z.input<typeof codeAsk>) {
  return door.post("login/code", codeSent, ask);
}

/** POST login/link: a magic link by SMS or mail. */
export function sendLoginLink(door: Door, ask: z.input<typeof linkAsk>) {
  return door.post("login/link", linkSent, ask);
}

/** POST login: by password or by a code. */
export function logIn(door: Door, ask: z.input<typeof loginAsk>) {
  return door.post("login", loggedIn, ask);
}

/** GET login/links/{token}: whose link it is, without using it. */
export function showLoginLink(door: Door, token: string) {
  return door.get(`login/links/${encodeURIComponent(token)}`, linkShown);
}

/** POST login/links/{token}: logs in and uses the link up. */
export function logInByLink(door: Door, token: string) {
  return door.post(`login/links/${encodeURIComponent(token)}`, loggedIn, {});
}

/** POST login/reset: sets a new password by a code, and logs in. */
export function resetPassword(door: Door, ask: z.input<typeof resetAsk>) {
  return door.post("login/reset", loggedIn, ask);
}

/** POST logout */
export function logOut(door: Door) {
  return door.post("logout", done, {});
}

/** POST logout/everywhere: ends all logins of the user, this one too. */
export function logOutEverywhere(door: Door) {
  return door.post("logout/everywhere", done, {});
}

/** GET user/sessions */
export function getSessions(door: Door) {
  return door.get("user/sessions", sessionList);
}

/** DELETE user/sessions/{id} */
export function endSession(door: Door, id: string) {
  return door.delete(`user/sessions/${encodeURIComponent(id)}`, done);
}

/** GET user/password: whether one is set, and where a code can go. */
export function getPasswordState(door: Door) {
  return door.get("user/password", passwordState);
}

/** POST user/password/code: a code to the user's own phone or e-mail. */
export function sendPasswordCode(door: Door, ask: z.input<typeof passwordCodeAsk> = {}) {
  return door.post("user/password/code", codeSent, ask);
}

/** POST user/password */
export function setPassword(door: Door, ask: z.input<typeof passwordAsk>) {
  return door.post("user/password", done, ask);
}

/** GET dev/outbox */
export function getOutbox(door: Door) {
  return door.get("dev/outbox", outbox);
}
