import { expect, it } from "vitest";
import { codePurposes } from "#backend/contract/auth";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { lastCode } from "../../../tests/support/sent";
import { newPerson, post, withToken } from "../auth/auth.fixture";
import { messagesEn } from "../messages/texts/en";
import { messagesFa } from "../messages/texts/fa";

const backend = provideTestBackend();

const kindOf = { password: "login.reset", export: "login.export", erase: "login.erase" } as const;
const calls = { export: "user/export", erase: "user/erasure" } as const;

/** Somebody without a password, who logged in some time ago. */
async function begin() {
  const person = newPerson();
  const { token } = await logIn(backend(), { ...person, phone: null });
  backend().clock.advance(12 * 60_000);
  const sendCode = async (purpose: (typeof codePurposes)[number]) => {
    const sent = await post(backend(), "user/password/code", { purpose }, withToken(token));
    const code = await lastCode(backend(), person.email, kindOf[purpose]);
    return { challenge: sent.body.challenge, code };
  };
  return { token, sendCode };
}

for (const act of ["export", "erase"] as const) {
  it.each(codePurposes.filter((purpose) => purpose !== act))(
    `a code that was sent for %s is none for ${act}`,
    async (purpose) => {
      const { token, sendCode } = await begin();
      const proof = await sendCode(purpose);
      const refused = await post(backend(), calls[act], proof, withToken(token));
      expect(refused).toMatchObject({ status: 400, body: { msg: "login.code_dead" } });
      expect((await backend().call("user", { headers: withToken(token) })).status).toBe(200);
    },
  );

  it(`the code that was sent for ${act} is good for it, and once`, async () => {
    const { token, sendCode } = await begin();
    const proof = await sendCode(act);
    expect((await post(backend(), calls[act], proof, withToken(token))).status).toBe(200);
    const again = await post(backend(), calls[act], proof, withToken(token));
    expect(again.status).toBe(act === "erase" ? 401 : 400);
  });
}

it("a code for an erasure sets no password", async () => {
  const { token, sendCode } = await begin();
  const ask = { ...(await sendCode("erase")), password: "long enough to be one" };
  const refused = await post(backend(), "user/password", ask, withToken(token));
  expect(refused).toMatchObject({ status: 400, body: { msg: "login.code_dead" } });
});

it("each message says what its code does, and no two say the same", () => {
  for (const texts of [messagesEn, messagesFa]) {
    const told = Object.values(kindOf).map((kind) => texts.kinds[kind]);
    for (const part of ["subject", "sms"] as const) {
      expect(new Set(told.map((text) => text[part])).size).toBe(codePurposes.length);
    }
    expect(new Set(told.map(({ lines }) => lines.join())).size).toBe(codePurposes.length);
  }
});
