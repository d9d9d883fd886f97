import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { Sender } from "../uploads/uploads.fixture";

const backend = provideTestBackend();
const names = { name: "Sara", last_name: "Ahmadi" };

async function send(path: string, body: unknown) {
  const { token } = await logIn(backend());
  const answer = await new Sender(backend(), token).post(path, body);
  return [answer.status, answer.body.errors];
}

describe("what of an identity is refused, by field (domain 4.5)", () => {
  it.each([
    [
      { name: " ", last_name: null },
      { name: ["required_error"], last_name: ["required_error"] },
    ],
    [{ ...names, name: "a".repeat(61) }, { name: ["profile.too_long"] }],
    [{ ...names, birth_date: "2024-02-30" }, { birth_date: ["profile.birth_no_day"] }],
    [{ ...names, birth_date: "1403/01/01" }, { birth_date: ["profile.birth_no_day"] }],
    [{ ...names, birth_date: "2999-01-01" }, { birth_date: ["profile.birth_ahead"] }],
    [{ ...names, birth_date: "1650-01-01" }, { birth_date: ["profile.birth_long_ago"] }],
    [{ ...names, gender: "?" }, { gender: ["error.bad_request"] }],
    [{ ...names, national_code: "0013542418" }, { national_code: ["profile.national_code_wrong"] }],
    [{ ...names, is_business: true }, { company: ["required_error"] }],
    [
      { ...names, is_business: true, company: "Co", tax_id: "<b>" },
      { tax_id: ["profile.tax_id_other"] },
    ],
  ])("%j", async (input, errors) => {
    expect(await send("user/profile", input)).toEqual([400, errors]);
  });

  it("a name and the terms can't be left for later", async () => {
    for (const step of ["identity", "consents", "else"]) {
      expect((await send("user/steps/skip", { step }))[0]).toBe(400);
    }
  });
});
