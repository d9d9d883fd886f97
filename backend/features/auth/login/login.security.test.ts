import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Answer, provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { lastCode, lastLinkToken } from "../../../../tests/support/sent";
import { createBackend } from "../../../create-backend";
import { loginChallenges, users } from "../../../db/tables/users";
import { countedPasswords, newPerson, post, withToken } from "../auth.fixture";

const passwords = countedPasswords();
const backend = provideTestBackend({ passwords });
const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  post(backend(), path, body, headers);

/** What a stranger sees of an answer, but for what is random or the name that was asked for. */
function visible({ status, headers, body }: Answer, target: string) {
  const plain = Object.fromEntries(headers);
  delete plain["x-request-id"];
  const text = JSON.stringify({ ...body, requestId: "", challenge: "" });
  return { status, headers: plain, body: text.replaceAll(target, "target") };
}

async function codeFor(target: string) {
  const { body } = await send("login/code", { target });
  return { challenge: String(body.challenge), code: await lastCode(backend(), target) };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("decisions 8 nobody learns whether there is an account", () => {
  it("codes, links, passwords and resets answer alike for known and unknown, at the same cost", async () => {
    const known = newPerson();
    await logIn(backend(), { ...known, passwordHash: "hash of right" });
    const codesOnly = newPerson();
    await logIn(backend(), codesOnly);
    const gone = newPerson();
    await logIn(backend(), { ...gone, status: "blocked", passwordHash: "hash of right" });
    const stranger = newPerson();

    const asks: [string, (target: string) => object][] = [
      ["login/target", (target) => ({ target })],
      ["login", (target) => ({ target, password: "wrong" })],
      ["login/code", (target) => ({ target })],
      ["login/code", (target) => ({ target, purpose: "reset" })],
      ["login/link", (target) => ({ target })],
    ];
    for (const channel of ["phone", "email"] as const) {
      for (const [path, ask] of asks) {
        const seen = [];
        for (const person of [stranger, known, codesOnly, gone]) {
          passwords.verified.length = 0;
          const answer = await send(path, ask(person[channel]));
          seen.push({ ...visible(answer, person[channel]), hashes: passwords.verified.length });
        }
        const [first, ...others] = seen;
        for (const other of others) {
          expect(mask(other)).toEqual(mask(first));
        }
        backend().clock.advance(61_000);
      }
    }
  });

  /** Masks and e-mails differ in the person's number alone. */
  function mask(seen: unknown): string {
    return JSON.stringify(seen).replace(/\+98912•••\d{4}/g, "masked");
  }

  it("a wrong password costs one hash for everybody", async () => {
    const { email } = newPerson();
    passwords.verified.length = 0;
    await send("login", { target: email, password: "x" });
    expect(passwords.verified).toEqual([null]);
  });

  it("the blocked are told so only when they have shown who they are", async () => {
    const { email } = newPerson();
    await logIn(backend(), { email, status: "blocked", passwordHash: "hash of right" });
    const guess = await send("login", { target: email, password: "wrong" });
    expect(guess.body.msg).toBe("login.wrong_password");
    const right = await send("login", { target: email, password: "right" });
    expect(right).toMatchObject({ status: 403, body: { msg: "login.blocked" } });
    const byCode = await send("login", await codeFor(email));
    expect(byCode.body).toMatchObject({ msg: "login.blocked" });
    expect(byCode.body.token).toBeUndefined();
  });
});

describe("decisions 8 codes", () => {
  it("log in once", async () => {
    const given = await codeFor(newPerson().phone);
    expect((await send("login", given)).status).toBe(200);
    expect(await send("login", given)).toMatchObject({
      status: 400,
      body: { msg: "login.code_dead" },
    });
  });

  it("log in once, even when they come twice at the same moment", async () => {
    const given = await codeFor(newPerson().phone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send("login", given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("end after three minutes", async () => {
    const given = await codeFor(newPerson().phone);
    backend().clock.advance(180_000);
    expect((await send("login", given)).body.msg).toBe("login.code_dead");
  });

  it("bear five tries, and the right code comes too late after them", async () => {
    const { challenge, code } = await codeFor(newPerson().phone);
    for (let tried = 1; tried < 5; tried += 1) {
      const guess = await send("login", { challenge, code: wrong(code) });
      expect(guess).toMatchObject({ status: 400, body: { msg: "login.wrong_code" } });
    }
    const fifth = await send("login", { challenge, code: wrong(code) });
    expect(fifth.body.msg).toBe("login.code_dead");
    expect((await send("login", { challenge, code })).body.msg).toBe("login.code_dead");
  });

  it("bear five tries, even at the same moment", async () => {
    const { challenge, code } = await codeFor(newPerson().phone);
    const guesses = await Promise.all(
      Array.from({ length: 9 }, () => send("login", { challenge, code: wrong(code) })),
    );
    const counted = guesses.filter(({ body }) => body.msg === "login.wrong_code");
    expect(counted).toHaveLength(4);
    const [row] = await backend().shop.database.run((q) =>
      q.select().from(loginChallenges).where(eq(loginChallenges.id, challenge)),
    );
    expect(row?.attempts).toBe(5);
  });

  it("are good only where they were asked for, and only for that", async () => {
    const mine = newPerson();
    const theirs = newPerson();
    const own = await codeFor(mine.phone);
    const other = await codeFor(theirs.phone);
    const crossed = { challenge: other.challenge, code: own.code };
    if (own.code !== other.code) expect((await send("login", crossed)).status).toBe(400);
    const reset = await send("login/reset", { ...own, password: "a new password" });
    expect(reset.body.msg).toBe("login.code_dead");
    backend().clock.advance(61_000);
    const { body } = await send("login/code", { target: mine.phone, purpose: "reset" });
    const code = await lastCode(backend(), mine.phone, "login.reset");
    const asLogin = await send("login", { challenge: body.challenge, code });
    expect(asLogin.body.msg).toBe("login.code_dead");
  });

  it("another user's code replaces nobody else's password", async () => {
    const victim = await logIn(backend(), { ...newPerson(), passwordHash: "hash of right" });
    const attacker = newPerson();
    const { body } = await send("login/code", { target: attacker.phone, purpose: "reset" });
    const code = await lastCode(backend(), attacker.phone, "login.reset");
    const ask = { password: "taken over", challenge: body.challenge, code };
    const answer = await send("user/password", ask, withToken(victim.token));
    expect(answer.body.msg).toBe("login.code_dead");
    const [row] = await backend().shop.database.run((q) =>
      q.select().from(users).where(eq(users.id, victim.userId)),
    );
    expect(row?.passwordHash).toBe("hash of right");
  });

  it("are kept as hashes, and neither they nor links stand in the log", async () => {
    const { phone } = newPerson();
    const { code } = await codeFor(phone);
    const rows = await backend().shop.database.run((q) => q.select().from(loginChallenges));
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(JSON.stringify(backend().errors)).not.toContain(code);
  });
});

describe("decisions 8 magic links", () => {
  it("log in once, and not after fifteen minutes", async () => {
    const { email } = newPerson();
    await send("login/link", { target: email });
    const token = await lastLinkToken(backend(), email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(`login/links/${token}`, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const dead = { status: 410, body: { msg: "login.link_dead" } };
    expect(await send(`login/links/${token}`, {})).toMatchObject(dead);
    expect(await backend().call(`login/links/${token}`)).toMatchObject(dead);

    backend().clock.advance(61_000);
    await send("login/link", { target: email });
    const late = await lastLinkToken(backend(), email);
    backend().clock.advance(15 * 60_000);
    expect(await send(`login/links/${late}`, {})).toMatchObject(dead);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "user",
  ])("decisions 9 forget an intended address that leads elsewhere: %j", async (intended) => {
    const { email } = newPerson();
    await send("login/link", { target: email, intended });
    const token = await lastLinkToken(backend(), email);
    expect((await send(`login/links/${token}`, {})).body.intended).toBeNull();
  });
});

describe("decisions 5 sessions", () => {
  it("a token from before the login is worth nothing after it", async () => {
    const planted = await logIn(backend(), newPerson());
    const { email } = newPerson();
    await logIn(backend(), { email, passwordHash: "hash of right" });
    const ask = { target: email, password: "right" };
    const { body } = await send("login", ask, withToken(planted.token));
    expect(body.token).not.toBe(planted.token);
    const before = await backend().call("user", { headers: withToken(planted.token) });
    expect(before).toMatchObject({ status: 401, body: { msg: "auth.failed" } });
    expect((await backend().call("user", { headers: withToken(body.token) })).body.login).toBe(
      true,
    );
  });

  it("logout everywhere ends every login of the user, and of nobody else", async () => {
    const { email } = newPerson();
    const first = await logIn(backend(), { email, passwordHash: "hash of right" });
    const second = await send("login", { target: email, password: "right" });
    const stranger = await logIn(backend());
    await send("logout/everywhere", {}, withToken(second.body.token));
    for (const token of [first.token, second.body.token]) {
      expect((await backend().call("user", { headers: withToken(token) })).status).toBe(401);
    }
    const other = await backend().call("user", { headers: withToken(stranger.token) });
    expect(other.status).toBe(200);
  });

  it("ends one login of one's own; another user's is not there", async () => {
    const { email } = newPerson();
    const first = await logIn(backend(), { email, passwordHash: "hash of right" });
    backend().clock.advance(1000);
    const second = await send("login", { target: email, password: "right" });
    const list = async (token: string) =>
      (await backend().call("user/sessions", { headers: withToken(token) })).body;
    const { data } = await list(second.body.token);
    expect(data.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    const end = (id: string, token: string) =>
      backend().call(`user/sessions/${id}`, { method: "DELETE", headers: withToken(token) });

    const stranger = await logIn(backend());
    expect((await end(data[1].id, stranger.token)).status).toBe(404);
    expect((await end("00000000-0000-7000-8000-000000000000", stranger.token)).status).toBe(404);
    expect((await end(data[1].id, second.body.token)).status).toBe(200);
    expect((await backend().call("user", { headers: withToken(first.token) })).status).toBe(401);
    expect((await list(second.body.token)).total).toBe(1);
  });

  it("R-TOKEN-09[no-effect] a login that is told to renew changes no password and ends nothing", async () => {
    const { token } = await logIn(backend(), newPerson());
    backend().clock.advance(16 * 60_000);
    const renew = { status: 401, body: { token: "renew" } };
    const ask = { password: "a new password" };
    expect(await send("user/password", ask, withToken(token))).toMatchObject(renew);
    expect(await send("logout/everywhere", {}, withToken(token))).toMatchObject(renew);
    expect((await send("logout", {}, withToken(token))).status).toBe(200);
  });

  it("R-TOKEN-03[successor] two backends on one database renew one token at once, and both go on", async () => {
    const { shop, clock } = backend();
    const { token } = await logIn(backend(), newPerson());
    clock.advance(16 * 60_000);
    const other = createBackend({
      database: shop.database,
      picturesFolder: "/nowhere",
      packageName: "timcheh",
      autoTranslate: false,
      publicUrl: "http://shop.test",
      demo: false,
      clock,
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const ask = (path: string, token_: string) =>
      other.fetch(new Request(`http://shop.test/api/${path}`, { headers: withToken(token_) }));
    const [here, there] = await Promise.all([
      backend().call("user/renew-token", { headers: withToken(token) }),
      ask("user/renew-token", token),
    ]);
    const { token: elsewhere } = (await there.json()) as { token: string };
    expect(elsewhere).toBe(here.body.token);
    expect((await ask("user", here.body.token)).status).toBe(200);
    expect((await backend().call("user", { headers: withToken(elsewhere) })).status).toBe(200);
    const list = await backend().call("user/sessions", { headers: withToken(elsewhere) });
    expect(list.body.total).toBe(1);
    await other.close();
  });
});
