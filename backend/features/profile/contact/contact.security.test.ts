import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { lastCode } from "../../../../tests/support/sent";
import { messages } from "../../../db/tables/messages";
import { newPerson } from "../../auth/auth.fixture";
import { startSession } from "../../auth/sessions/tokens";
import { Sender } from "../../uploads/uploads.fixture";

const backend = provideTestBackend();

async function person(as: Parameters<typeof logIn>[1] = {}) {
  const { token, userId } = await logIn(backend(), as);
  return { own: new Sender(backend(), token), userId };
}

async function codeFor(own: Sender, target: string) {
  const { status, body } = await own.post("user/contact/code", { target });
  expect(status).toBe(200);
  const challenge = String(body.challenge);
  return { challenge, code: await lastCode(backend(), target, "login.contact") };
}

function toldOf(target: string) {
  return backend().shop.database.run((q) =>
    q
      .select()
      .from(messages)
      .where(and(eq(messages.target, target), eq(messages.kind, "account.contact_changed"))),
  );
}

describe("a phone or an e-mail is proven by a code (decisions 8)", () => {
  it("counts once its code came back, in any digits", async () => {
    const { own } = await person();
    const { phone } = newPerson();
    const { challenge, code } = await codeFor(own, phone);
    expect((await own.call("user/profile")).body.phone).toBeNull();
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    const { body } = await own.post("user/contact", { challenge, code: persian });
    expect(body).toMatchObject({ phone, phone_verified: true, email: null });
  });

  it("another one ends all other logins and is told to who reads the old ones", async () => {
    const before = newPerson();
    const { own, userId } = await person(before);
    const { database } = backend().shop;
    const other = await startSession(database, userId, backend().clock.now());
    const { email } = newPerson();
    await own.post("user/contact", await codeFor(own, email));
    const elsewhere = new Sender(backend(), other);
    expect((await elsewhere.call("user/profile")).status).toBe(401);
    expect((await own.call("user/profile")).body.email).toBe(email);
    expect(await toldOf(before.email)).toHaveLength(1);
    expect(await toldOf(before.phone)).toHaveLength(1);
    expect(await toldOf(email)).toHaveLength(0);
    expect(JSON.stringify(await toldOf(before.email))).not.toContain(email);
  });

  it("proving the one that stands already ends nothing and tells nobody", async () => {
    const { email } = newPerson();
    const { own, userId } = await person({ email });
    const other = await startSession(backend().shop.database, userId, backend().clock.now());
    const { body } = await own.post("user/contact", await codeFor(own, email));
    expect(body.email_verified).toBe(true);
    expect((await new Sender(backend(), other).call("user/profile")).status).toBe(200);
    expect(await toldOf(email)).toHaveLength(0);
  });
});

describe("nobody learns from it whose phone or e-mail has an account", () => {
  it("check and code answer alike for one that is taken; who proves it is told", async () => {
    const [taken, free] = [newPerson(), newPerson()];
    await person(taken);
    const { own } = await person();
    for (const path of ["user/contact/check", "user/contact/code"]) {
      const seen = [];
      for (const { email } of [taken, free]) {
        const { status, body } = await own.post(path, { target: email });
        const plain = JSON.stringify({ ...body, requestId: "", challenge: "" });
        seen.push([status, plain.replaceAll(email, "it").replaceAll(/.•••@/g, "")]);
      }
      expect(seen[0]).toEqual(seen[1]);
    }
    backend().clock.advance(61_000);
    const given = await codeFor(own, taken.email);
    const refused = await own.post("user/contact", given);
    expect([refused.status, refused.body.msg]).toEqual([400, "contact.taken"]);
    expect((await own.call("user/profile")).body.email).toBeNull();
    const again = await own.post("user/contact", given);
    expect(again.body.msg).toBe("login.code_dead");
  });
});

describe("a code is good for who asked, and for this alone", () => {
  it("opens no login, and nobody else's account takes it", async () => {
    const [{ own }, { own: other }] = [await person(), await person()];
    const { email } = newPerson();
    const given = await codeFor(own, email);
    expect((await new Sender(backend()).post("login", given)).body.msg).toBe("login.code_dead");
    expect((await other.post("user/contact", given)).body.msg).toBe("login.wrong_code");
    expect((await own.post("user/contact", given)).status).toBe(200);
  });

  it("a login's code adds nothing to an account", async () => {
    const { own } = await person();
    const { email } = newPerson();
    const { body } = await own.post("login/code", { target: email });
    const code = await lastCode(backend(), email);
    const given = { challenge: body.challenge, code };
    expect((await own.post("user/contact", given)).body.msg).toBe("login.code_dead");
  });

  it("can't be guessed: five wrong ones end it", async () => {
    const { own } = await person();
    const { email } = newPerson();
    const { challenge, code } = await codeFor(own, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let count = 0; count < 5; count += 1)
      await own.post("user/contact", { challenge, code: wrong });
    expect((await own.post("user/contact", { challenge, code })).body.msg).toBe("login.code_dead");
  });

  it.each([
    ["nonsense", "login.bad_target"],
    ["+442071234567", "login.sms_unserved"],
  ])("%s is refused before anything is sent: %s", async (target, key) => {
    const { own } = await person();
    const { status, body } = await own.post("user/contact/check", { target });
    expect([status, body.errors]).toEqual([400, { target: [key] }]);
  });

  it("R-API-17[failure] one's own is said to be one's own", async () => {
    const { email } = newPerson();
    const { own } = await person({ email, emailVerifiedAt: backend().clock.now() });
    expect((await own.post("user/contact/check", { target: email })).body.msg).toBe("contact.own");
  });
});
