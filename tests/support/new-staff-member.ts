import type { BrowserContext } from "@playwright/test";
import { TOTP } from "otpauth";
import { z } from "zod";
import { staffCookie } from "~/request/cookie-names";
import { ask } from "./ask";
import { logInAtDesk } from "./log-in-at-desk";
import { newEmail, readOutbox } from "./logging-in";
import { Shopper } from "./shopper";

const tokenAnswer = z.object({ token: z.string() });
const offer = z.object({ state: z.string(), secret: z.string() });
const added = z.object({ token: z.string(), recovery_codes: z.array(z.string()) });
const roles = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

export interface StaffMember {
  email: string;
  password: string;
  /** Of the app of codes, in base32. */
  secret: string;
  recoveryCodes: string[];
}

/** What journeys of the back-office need of a role, unless they say another. */
const journeys = { name: "Journeys", permissions: ["audit.read", "tickets.read"] };
const password = "a long password";

/** Somebody whom the demo's owner has invited, with an app of codes, who is not signed in. */
export async function newStaffMember(
  context: BrowserContext,
  role = journeys,
): Promise<StaffMember> {
  const owner = await ownerToken(context);
  const email = newEmail();
  const invitation = { email, name: "Sara", role_id: await roleOf(owner, role) };
  await staffCall("admin/staff/invitations", invitation, owner);
  const mail = await readOutbox(new Shopper(await context.newPage(), false), email);
  const link = /\/staff\/invitation\/([\w-]+)/.exec(mail)?.[1];
  const accept = `staff/invitations/${link}`;
  const { token } = tokenAnswer.parse(await staffCall(accept, { name: "Sara", password }));
  const { state, secret } = offer.parse(await staffCall("staff/factors/totp", {}, token));
  const proof = { state, code: appCode(secret, 0), label: "Phone" };
  const { recovery_codes } = added.parse(
    await staffCall("staff/factors/totp/confirm", proof, token),
  );
  return { email, password, secret, recoveryCodes: recovery_codes };
}

/** What an app of codes shows now, or so many steps of half a minute later: each is good once. */
export function appCode(secret: string, later = 1): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
}

/** A login by the calls alone, with a recovery code. */
export async function staffTokenOf(
  { email, password }: StaffMember,
  recoveryCode: string,
): Promise<string> {
  const login = await staffCall("staff/login", { target: email, password });
  const { token } = tokenAnswer.parse(login);
  const proof = { recovery_code: recoveryCode };
  return tokenAnswer.parse(await staffCall("staff/prove", proof, token)).token;
}

async function ownerToken(context: BrowserContext): Promise<string> {
  await logInAtDesk(context);
  const cookies = await context.cookies();
  const name = staffCookie.nameOf(false);
  await context.clearCookies({ name });
  return cookies.find((cookie) => cookie.name === name)?.value ?? "";
}

/** A role that every test of the run shares, whichever makes it. */
async function roleOf(owner: string, role: typeof journeys): Promise<string> {
  const find = async () => {
    const answer = await ask("/api/admin/staff/roles", { headers: bearer(owner) });
    return roles.parse(answer.json()).data.find(({ name }) => name === role.name)?.id;
  };
  const known = await find();
  if (known) return known;
  await staffCall("admin/staff/roles", role, owner).catch(() => undefined);
  const made = await find();
  if (!made) throw new Error("No role could be made.");
  return made;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** A POST of the back-office's calls; its answer, or an error. */
export async function staffCall(path: string, body: object, token?: string): Promise<unknown> {
  const { status, text, json } = await ask(`/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...bearer(token) },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`/api/${path} answered ${status}: ${text}`);
  return json();
}
