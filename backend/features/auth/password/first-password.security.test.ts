import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { lastCode } from "../../../../tests/support/sent";
import { countedPasswords, newPerson, post, withToken } from "../auth.fixture";

const minute = 60_000;
const backend = provideTestBackend({ passwords: countedPasswords() });

/** A login without a password that began some minutes ago, as a thief of its token has it too. */
async function loginOf(minutes: number) {
  const person = newPerson();
  const { token } = await logIn(backend(), person);
  backend().clock.advance(minutes * minute);
  const renewed = await backend().call("user/renew-token", { headers: withToken(token) });
  return { ...person, token: String(renewed.body.token) };
}

const set = (token: string, body: object) =>
  post(backend(), "user/password", { password: "a first one", ...body }, withToken(token));
const needs = async (token: string) =>
  (await backend().call("user/password", { headers: withToken(token) })).body.needs;

describe("decisions 8 a first password", () => {
  it("wants no more proof from who has just logged in by a code or a link", async () => {
    const { token, email } = await loginOf(9);
    expect(await needs(token)).toBe("nothing");
    expect((await set(token, {})).status).toBe(200);
    expect(await needs(token)).toBe("old");
    const login = { target: email, password: "a first one" };
    expect((await post(backend(), "login", login)).status).toBe(200);
  });

  it("is not set by a token alone later, however fresh its last renewal", async () => {
    const { token, email } = await loginOf(11);
    expect(await needs(token)).toBe("code");
    for (const proof of [{}, { old: "" }, { old: "anything" }]) {
      expect(await set(token, proof)).toMatchObject({
        status: 400,
        body: { msg: "password.unproven" },
      });
    }
    const login = { target: email, password: "a first one" };
    expect((await post(backend(), "login", login)).status).toBe(400);
  });

  it("is set later by a code that was sent to the account", async () => {
    const { token, phone } = await loginOf(60 * 24);
    const { body } = await post(backend(), "user/password/code", {}, withToken(token));
    const code = await lastCode(backend(), phone, "login.reset");
    expect((await set(token, { challenge: body.challenge, code })).status).toBe(200);
  });
});
