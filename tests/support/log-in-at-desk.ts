import { mkdir, readFile, writeFile } from "node:fs/promises";
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

/**
 * The demo's owner in the back-office, with the second factor. An app of codes can be set up without another code only
 * once, so the first test of a run does it and leaves its login to the others, in whatever process they run.
 */
export async function logInAtDesk(context: BrowserContext): Promise<void> {
  const folder = join(tmpdir(), `staff-login-${new URL(shopUrl()).port}-${process.ppid}`);
  const file = join(folder, "token");
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) await writeFile(file, await logInAsOwner());
  const read = () => readFile(file, "utf8").catch(() => "");
  await expect.poll(read).not.toBe("");
  const { path, nameOf } = staffCookie;
  await context.addCookies([
    { name: nameOf(false), value: await read(), domain: new URL(shopUrl()).hostname, path },
  ]);
}

async function logInAsOwner(): Promise<string> {
  const login = { target: "owner@timcheh.example", password: "owner-demo" };
  const { token: unproven } = await post("staff/login", login);
  const { state, secret = "" } = await post("staff/factors/totp", {}, unproven);
  const code = new TOTP({ secret }).generate();
  const proof = { state, code, label: "Test" };
  const { token } = await post("staff/factors/totp/confirm", proof, unproven);
  if (!token) throw new Error("The second factor gave no login.");
  return token;
}

async function post(path: string, body: object, token?: string) {
  const { status, text, json } = await ask(`/api/${path}`, {
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
