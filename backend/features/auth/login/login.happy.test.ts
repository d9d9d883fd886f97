import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { lastCode, lastLinkToken } from "../../../../tests/support/sent";
import { users } from "../../../db/tables/users";
import { newPerson, post, withToken } from "../auth.fixture";

const backend = provideTestBackend();
const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  post(backend(), path, body, headers);

async function who(token: string) {
  return (await backend().call("user", { headers: withToken(token) })).body;
}

describe("decisions 8 login by a one-time code", () => {
  it("an unknown phone becomes an account once its code is proven, and stays one", async () => {
    const { phone } = newPerson();
    const sent = await send("login/code", { target: phone }, { lang: "en" });
    expect(sent).toMatchObject({
      status: 200,
      body: { target: phone, channel: "sms", expires_in: 180, resend_in: 60 },
    });
    const before = await backend().shop.database.run((q) =>
      q.select().from(users).where(eq(users.phone, phone)),
    );
    expect(before).toEqual([]);

    const code = await lastCode(backend(), phone);
    expect(code).toMatch(/^\d{6}$/);
    const { status, body } = await send("login", { challenge: sent.body.challenge, code });
    expect(status).toBe(200);
    expect(await who(body.token)).toMatchObject({
      login: true,
      info: { id: body.user.id, phone, permissions: [] },
    });

    backend().clock.advance(61_000);
    const again = await send("login/code", { target: phone });
    const second = await send("login", {
      challenge: again.body.challenge,
      code: await lastCode(backend(), phone),
    });
    expect(second.body.user.id).toBe(body.user.id);
    expect(second.body.token).not.toBe(body.token);
  });

  it("decisions 17 takes codes in Persian digits and with gaps", async () => {
    const { email } = newPerson();
    const { body } = await send("login/code", { target: email });
    const code = await lastCode(backend(), email);
    const persian = [...code].map((digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const typed = `${persian.slice(0, 3).join("")} ${persian.slice(3).join("")}`;
    expect((await send("login", { challenge: body.challenge, code: typed })).status).toBe(200);
  });

  it("keeps where the login came from, for the list of logins", async () => {
    const { phone } = newPerson();
    const { body } = await send("login/code", { target: phone });
    const from = { "X-Forwarded-For": "::ffff:192.0.2.7", "User-Agent": "Old Phone 1.0" };
    const code = await lastCode(backend(), phone);
    const login = await send("login", { challenge: body.challenge, code }, from);
    const list = await backend().call("user/sessions", { headers: withToken(login.body.token) });
    expect(list.body).toMatchObject({
      total: 1,
      data: [{ current: true, ip: "192.0.2.7", agent: "Old Phone 1.0" }],
    });
  });
});

describe("decisions 8 login by a magic link", () => {
  it("GET shows whose it is and uses nothing up, POST logs in and leads to where it was asked for", async () => {
    const { email } = newPerson();
    const intended = "/user/orders?page=2";
    const sent = await send("login/link", { target: email.toUpperCase(), intended });
    expect(sent.body).toMatchObject({ target: email, expires_in: 900 });
    expect(sent.body.challenge).toBeUndefined();

    const token = await lastLinkToken(backend(), email);
    for (let scan = 0; scan < 3; scan += 1) {
      const shown = await backend().call(`login/links/${token}`);
      expect(shown).toMatchObject({ status: 200, body: { masked: "p•••@example.com" } });
    }
    const { status, body } = await send(`login/links/${token}`, {});
    expect(status).toBe(200);
    expect(body.intended).toBe(intended);
    expect(await who(body.token)).toMatchObject({ login: true, info: { email } });
  });
});

describe("decisions 8 passwords", () => {
  it("is set in the account, logs in by phone and by e-mail, and is replaced with the old one", async () => {
    const { phone, email } = newPerson();
    const { token } = await logIn(backend(), { phone, email });
    const state = () => backend().call("user/password", { headers: withToken(token) });
    expect((await state()).body).toMatchObject({ set: false, targets: [{ channel: "sms" }, {}] });

    const set = await send("user/password", { password: "old password" }, withToken(token));
    expect(set).toMatchObject({ status: 200, body: { done: true } });
    expect((await state()).body.set).toBe(true);
    for (const target of [phone, `0${phone.slice(3)}`, email]) {
      const login = await send("login", { target, password: "old password" }, { lang: "fa" });
      expect(login).toMatchObject({ status: 200, body: { user: { phone, email } } });
    }

    const next = { password: "new password", old: "old password" };
    expect((await send("user/password", next, withToken(token))).status).toBe(200);
    expect((await send("login", { target: email, password: next.password })).status).toBe(200);
    const outdated = await send("login", { target: email, password: next.old });
    expect(outdated.body.msg).toBe("login.wrong_password");
  });

  it("is replaced after a code, and ends the other logins but not this one", async () => {
    const { email } = newPerson();
    const { token, userId } = await logIn(backend(), { email, passwordHash: "forgotten" });
    const other = await logIn(backend());
    await send("user/password/code", {}, withToken(token)).then(async ({ body }) => {
      const code = await lastCode(backend(), email, "login.reset");
      const ask = { password: "new password", challenge: body.challenge, code };
      expect((await send("user/password", ask, withToken(token))).status).toBe(200);
    });
    expect(await who(token)).toMatchObject({ info: { id: userId } });
    expect((await who(other.token)).login).toBe(true);
  });

  it("a forgotten one is reset by a code, which logs in and ends every login before", async () => {
    const { email } = newPerson();
    const { token } = await logIn(backend(), { email, passwordHash: "forgotten" });
    const { body } = await send("login/code", { target: email, purpose: "reset" });
    const code = await lastCode(backend(), email, "login.reset");
    const weak = await send("login/reset", { challenge: body.challenge, code, password: "SHORT" });
    expect(weak).toMatchObject({
      status: 400,
      body: { msg: "password.weak", errors: { password: ["password.min_len", "password.lower"] } },
    });
    const ask = { challenge: body.challenge, code, password: "fresh password" };
    const reset = await send("login/reset", ask);
    expect(await who(reset.body.token)).toMatchObject({ info: { email } });
    expect(await who(token)).toMatchObject({ msg: "auth.failed" });
    expect((await send("login", { target: email, password: "fresh password" })).status).toBe(200);
  });

  it("is one and the same however the keyboard composed it", async () => {
    const { email } = newPerson();
    const { token } = await logIn(backend(), { email });
    await send("user/password", { password: "caf\u00e9 caf\u00e9" }, withToken(token));
    const composed = { target: email, password: "cafe\u0301 cafe\u0301" };
    expect((await send("login", composed)).status).toBe(200);
  });
});

describe("logout", () => {
  it("R-AUTH-16[session] ends the token's login and no other", async () => {
    const mine = await logIn(backend());
    const other = await logIn(backend());
    expect((await send("logout", {}, withToken(mine.token))).body).toEqual({ done: true });
    expect((await who(mine.token)).msg).toBe("auth.failed");
    expect((await who(other.token)).login).toBe(true);
    expect((await send("logout", {})).status).toBe(200);
  });
});
