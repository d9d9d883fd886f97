import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { secondFactors } from "../../db/tables/staff";
import { post, withToken } from "../auth/auth.fixture";
import { codeOf, enrol, makeMember, passwordStep } from "./staff.fixture";

const backend = provideTestBackend();

async function prove(email: string, proof: object) {
  const token = await passwordStep(backend(), email);
  return post(backend(), "staff/prove", proof, withToken(token));
}

describe("decisions 27 the second factor", () => {
  it("a code is taken once: not the one that set the app up, and not by two at a time", async () => {
    const { email } = await makeMember(backend());
    const { secret } = await enrol(backend(), email);
    const first = await prove(email, { code: codeOf(backend(), secret) });
    expect([first.status, first.body.msg]).toEqual([400, "login.wrong_code"]);
    const code = codeOf(backend(), secret, 1);
    const token = await passwordStep(backend(), email);
    const other = await passwordStep(backend(), email);
    const both = await Promise.all(
      [token, other].map((one) => post(backend(), "staff/prove", { code }, withToken(one))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("twenty guesses at one moment are five", async () => {
    const { email } = await makeMember(backend());
    const { secret } = await enrol(backend(), email);
    backend().clock.advance(60_000);
    const right = codeOf(backend(), secret);
    const headers = withToken(await passwordStep(backend(), email));
    const wrong = right === "000000" ? "000001" : "000000";
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => post(backend(), "staff/prove", { code: wrong }, headers)),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const late = await post(backend(), "staff/prove", { code: right }, headers);
    expect(late.status).toBe(429);
  });

  it("a recovery code is taken once, and counts as a guess too", async () => {
    const { email } = await makeMember(backend());
    const { codes } = await enrol(backend(), email);
    const [code = ""] = codes;
    expect((await prove(email, { recovery_code: code.toUpperCase() })).status).toBe(200);
    expect((await prove(email, { recovery_code: code })).status).toBe(400);
    const other = await makeMember(backend());
    await enrol(backend(), other.email);
    expect((await prove(other.email, { recovery_code: codes[1] })).status).toBe(400);
  });

  it("the password alone adds no second one, and somebody else's key none", async () => {
    const { email } = await makeMember(backend());
    const unproven = withToken(await passwordStep(backend(), email));
    const offer = await post(backend(), "staff/factors/totp", {}, unproven);
    const { state, secret } = offer.body;
    await enrol(backend(), email);
    const late = { state, code: codeOf(backend(), secret), label: "Thief" };
    const refused = await post(backend(), "staff/factors/totp/confirm", late, unproven);
    expect([401, 403]).toContain(refused.status);
    const other = await makeMember(backend());
    const theirs = withToken(await passwordStep(backend(), other.email));
    const foreign = await post(backend(), "staff/factors/totp/confirm", late, theirs);
    expect([foreign.status, foreign.body.msg]).toEqual([400, "login.code_dead"]);
  });

  it("who is nobody of the staff is answered as after a wrong password", async () => {
    const { email } = await makeMember(backend(), []);
    const right = await post(backend(), "staff/login", { target: email, password: "a long one" });
    const wrong = await post(backend(), "staff/login", { target: email, password: "another one" });
    expect([right.status, right.body.msg]).toEqual([wrong.status, wrong.body.msg]);
  });

  it("its secret is no text in the database", async () => {
    const { email } = await makeMember(backend());
    const { secret } = await enrol(backend(), email);
    const rows = await backend().shop.database.run((q) => q.select().from(secondFactors));
    expect(rows.every((row) => row.secret?.startsWith("v1."))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
