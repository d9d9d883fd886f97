import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { lastCode, lastLinkToken } from "../../../../tests/support/sent";
import { countedPasswords, newPerson, post, withToken } from "../auth.fixture";
import { defaultLoginLimits } from "./login-limits";

const passwords = countedPasswords();
const backend = provideTestBackend({
  passwords,
  loginLimits: {
    ...defaultLoginLimits,
    failuresPerTarget: 3,
    failuresPerAddress: 6,
    sendsPerTarget: 2,
    sendsPerAddress: 4,
  },
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};
const send = (path: string, body: unknown, address = newAddress()) =>
  post(backend(), path, body, { "X-Forwarded-For": address });
const guess = (target: string, address?: string) =>
  send("login", { target, password: "wrong" }, address);

async function withPassword() {
  const person = newPerson();
  await logIn(backend(), { ...person, passwordHash: "hash of right" });
  return person.email;
}

describe("decisions 8 wrong passwords", () => {
  it("are counted by target from any address, known or not, and then nothing is looked at", async () => {
    const answers = [];
    for (const target of [await withPassword(), newPerson().email]) {
      for (let tried = 0; tried < 3; tried += 1) {
        expect((await guess(target)).body.msg).toBe("login.wrong_password");
      }
      passwords.verified.length = 0;
      const refused = await send("login", { target, password: "right" });
      expect(refused).toMatchObject({
        status: 429,
        body: { msg: "login.throttled", params: { count: 15 } },
      });
      expect(refused.headers.get("Retry-After")).toBe("900");
      expect(passwords.verified).toEqual([]);
      answers.push({ ...refused.body, requestId: "" });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("are forgotten after a quarter of an hour", async () => {
    const target = await withPassword();
    for (let tried = 0; tried < 4; tried += 1) await guess(target);
    backend().clock.advance(15 * 60_000);
    expect((await send("login", { target, password: "right" })).status).toBe(200);
  });

  it("are counted by address over all targets; an IPv6 home is one address", async () => {
    for (let tried = 0; tried < 6; tried += 1) {
      expect((await guess(newPerson().email, `2001:db8:0:7::${tried}`)).status).toBe(400);
    }
    expect((await guess(newPerson().email, "2001:db8:0:7:ffff::1")).status).toBe(429);
    expect((await guess(newPerson().email, "2001:db8:0:8::1")).status).toBe(400);
  });

  it("can't slip through at the same moment", async () => {
    const target = await withPassword();
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(target)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  it("right ones don't count: a whole shop behind one address can log in", async () => {
    const target = await withPassword();
    const address = newAddress();
    for (let login = 0; login < 10; login += 1) {
      expect((await send("login", { target, password: "right" }, address)).status).toBe(200);
    }
  });

  it("one's own right logins don't wash out wrong ones", async () => {
    const own = await withPassword();
    const address = newAddress();
    for (let tried = 0; tried < 6; tried += 1) {
      await guess(newPerson().email, address);
      await send("login", { target: own, password: "right" }, address);
    }
    expect((await guess(newPerson().email, address)).status).toBe(429);
  });

  it("of the old password in the account are counted too", async () => {
    const { token } = await logIn(backend(), { ...newPerson(), passwordHash: "hash of right" });
    const change = (old: string) =>
      post(backend(), "user/password", { password: "a new one", old }, withToken(token));
    for (let tried = 0; tried < 3; tried += 1) {
      expect((await change("wrong")).body.msg).toBe("password.wrong_old");
    }
    expect((await change("right")).status).toBe(429);
  });
});

describe("decisions 8 wrong codes", () => {
  it("are counted by whom they were sent to, over all codes", async () => {
    const { phone } = newPerson();
    const { body } = await send("login/code", { target: phone });
    const code = await lastCode(backend(), phone);
    const wrong = code === "000000" ? "000001" : "000000";
    const given = { challenge: body.challenge, code: wrong };
    for (let tried = 0; tried < 3; tried += 1)
      expect((await send("login", given)).status).toBe(400);
    expect((await send("login", { ...given, code })).body.msg).toBe("login.throttled");
    expect((await guess(phone)).body.msg).toBe("login.throttled");
  });

  it("a stranger's tries don't keep anybody from their link", async () => {
    const target = await withPassword();
    for (let tried = 0; tried < 4; tried += 1) await guess(target);
    await send("login/link", { target });
    const token = await lastLinkToken(backend(), target);
    expect((await send(`login/links/${token}`, {})).status).toBe(200);
  });

  it("invented links are counted by address", async () => {
    const address = newAddress();
    for (let tried = 0; tried < 6; tried += 1) {
      expect((await send(`login/links/${"x".repeat(40)}${tried}`, {}, address)).status).toBe(410);
    }
    expect((await send(`login/links/${"x".repeat(41)}`, {}, address)).status).toBe(429);
  });
});

describe("domain 4.5 codes that are sent", () => {
  it("wait a minute for the next, whatever kind it is, and a refused one costs nothing", async () => {
    const { phone } = newPerson();
    expect((await send("login/code", { target: phone })).status).toBe(200);
    backend().clock.advance(20_000);
    for (const path of ["login/code", "login/link"]) {
      const refused = await send(path, { target: phone });
      expect(refused).toMatchObject({
        status: 429,
        body: { msg: "login.code_wait", params: { count: 40 } },
      });
      expect(refused.headers.get("Retry-After")).toBe("40");
    }
    backend().clock.advance(40_000);
    expect((await send("login/code", { target: phone })).status).toBe(200);
  });

  it("wait for each other also when they are asked for at the same moment", async () => {
    const { phone } = newPerson();
    const asks = Array.from({ length: 5 }, () => send("login/code", { target: phone }));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("are so many an hour by target and by address", async () => {
    const { email } = newPerson();
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await send("login/code", { target: email })).status).toBe(200);
      backend().clock.advance(60_000);
    }
    const refused = await send("login/code", { target: email });
    expect(refused.body).toMatchObject({ msg: "login.throttled", params: { count: 58 } });

    const address = newAddress();
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await send("login/code", { target: newPerson().email }, address)).status).toBe(200);
    }
    expect((await send("login/code", { target: newPerson().email }, address)).status).toBe(429);
  });
});
