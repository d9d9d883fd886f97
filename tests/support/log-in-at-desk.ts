import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { TOTP } from "otpauth";
import { z } from "zod";
import { staffCookie } from "~/request/cookie-names";
import { ask } from "./ask";
import { shopUrl } from "./shop-url";

const answer = z.looseObject({
  token: z.string().optional(),
  state: z.string().optional(),
  secret: z.string().optional(),
});

/** The demo's owner in the back-office, with the second factor. */
export async function logInAtDesk(context: BrowserContext): Promise<void> {
  const { path, nameOf } = staffCookie;
  await context.addCookies([
    { name: nameOf(false), value: await deskToken(), domain: new URL(shopUrl()).hostname, path },
  ]);
}

/**
 * The token of a login of theirs that has not to be renewed while a test runs. An app of codes can be set up without
 * another code only once, so the first test of a run does it and leaves its secret to the others, in whatever process
 * they run; a code counts only once, so that they share a login, too, and a new one comes when that has grown old.
 */
export async function deskToken(): Promise<string> {
  const folder = join(tmpdir(), `staff-login-${new URL(shopUrl()).port}-${process.ppid}`);
  const [first, secretFile] = [join(folder, "token-0"), join(folder, "secret")];
  await mkdir(folder, { recursive: true });
  const secret = await madeOnce(secretFile, async () => {
    const made = await setUpFactor(shopUrl());
    await writeFile(first, made.token);
    return made.secret;
  });
  const { mtimeMs } = await stat(secretFile);
  const age = Math.floor((Date.now() - mtimeMs) / loginLastsMs);
  if (age < 1) return readFile(first, "utf8");
  return madeOnce(join(folder, `token-${age}`), () => logInWithCode(secret));
}

/** A login is told to renew itself after a quarter of an hour. */
const loginLastsMs = 8 * 60_000;

/** What a file holds, which the first of all processes that ask for it makes. */
async function madeOnce(file: string, make: () => Promise<string>): Promise<string> {
  const isFirst = await mkdir(`${file}.made`).then(
    () => true,
    () => false,
  );
  if (isFirst) await writeFile(file, await make());
  const read = () => readFile(file, "utf8").catch(() => "");
  await expect.poll(read).not.toBe("");
  return read();
}

/** The token of the owner's first login in a demo shop of a test's own. */
export async function logInAsOwner(base: string): Promise<string> {
  return (await setUpFactor(base)).token;
}

const login = { target: "owner@timcheh.example", password: "owner-demo" };

async function setUpFactor(base: string): Promise<{ token: string; secret: string }> {
  const { token: unproven } = await postTo(base, "staff/login", login);
  const { state, secret = "" } = await postTo(base, "staff/factors/totp", {}, unproven);
  const code = new TOTP({ secret }).generate();
  const proof = { state, code, label: "Test" };
  const { token } = await postTo(base, "staff/factors/totp/confirm", proof, unproven);
  if (!token) throw new Error("The second factor gave no login.");
  return { token, secret };
}

async function logInWithCode(secret: string): Promise<string> {
  const { token: unproven } = await postTo(shopUrl(), "staff/login", login);
  const code = new TOTP({ secret }).generate();
  const { token } = await postTo(shopUrl(), "staff/prove", { code }, unproven);
  if (!token) throw new Error("The code gave no login.");
  return token;
}

async function postTo(base: string, path: string, body: object, token?: string) {
  const { status, text, json } = await ask(`/api/${path}`, {
    base,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`/api/${path} answered ${status}: ${text}`);
  return answer.parse(json());
}
