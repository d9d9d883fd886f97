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
  type passwordAsk,
  type passwordCodeAsk,
  passwordState,
  type resetAsk,
  sessionList,
} from "#backend/contract/auth";
import type { ApiClient } from "./client/api-client.server";

/** POST login/target: what a typed phone or e-mail is understood as. */
export function readLoginTarget(api: ApiClient, target: string) {
  return api.post("login/target", loginTarget, { target });
}

/** POST login/code: a one-time code by SMS or mail. */
export function sendLoginCode(api: ApiClient, ask: z.input<typeof codeAsk>) {
  return api.post("login/code", codeSent, ask);
}

/** POST login/link: a magic link by SMS or mail. */
export function sendLoginLink(api: ApiClient, ask: z.input<typeof linkAsk>) {
  return api.post("login/link", linkSent, ask);
}

/** POST login: by password or by a code. */
export function logIn(api: ApiClient, ask: z.input<typeof loginAsk>) {
  return api.post("login", loggedIn, ask);
}

/** GET login/links/{token}: whose link it is, without using it. */
export function showLoginLink(api: ApiClient, token: string) {
  return api.get(`login/links/${encodeURIComponent(token)}`, linkShown);
}

/** POST login/links/{token}: logs in and uses the link up. */
export function logInByLink(api: ApiClient, token: string) {
  return api.post(`login/links/${encodeURIComponent(token)}`, loggedIn, {});
}

/** POST login/reset: sets a new password by a code, and logs in. */
export function resetPassword(api: ApiClient, ask: z.input<typeof resetAsk>) {
  return api.post("login/reset", loggedIn, ask);
}

/** POST logout */
export function logOut(api: ApiClient) {
  return api.post("logout", done, {});
}

/** POST logout/everywhere: ends all logins of the user, this one too. */
export function logOutEverywhere(api: ApiClient) {
  return api.post("logout/everywhere", done, {});
}

/** GET user/sessions */
export function getSessions(api: ApiClient) {
  return api.get("user/sessions", sessionList);
}

/** DELETE user/sessions/{id} */
export function endSession(api: ApiClient, id: string) {
  return api.delete(`user/sessions/${encodeURIComponent(id)}`, done);
}

/** GET user/password: whether one is set, and where a code can go. */
export function getPasswordState(api: ApiClient) {
  return api.get("user/password", passwordState);
}

/** POST user/password/code: a code to the user's own phone or e-mail. */
export function sendPasswordCode(api: ApiClient, ask: z.input<typeof passwordCodeAsk> = {}) {
  return api.post("user/password/code", codeSent, ask);
}

/** POST user/password */
export function setPassword(api: ApiClient, ask: z.input<typeof passwordAsk>) {
  return api.post("user/password", done, ask);
}
