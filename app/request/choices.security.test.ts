import { expect, it } from "vitest";
import { choicesCookie, readChoices } from "./choices.server";

const asked = (cookie: string) =>
  readChoices(new Request("https://shop.example/en", { headers: { Cookie: cookie } }));

it("an answer is read as it was given", () => {
  for (const referral of [true, false]) {
    const [pair = ""] = choicesCookie({ referral }, true).split(";");
    expect(asked(pair)).toEqual({ referral });
  }
});

it.each(["", "choices=", "choices=referral", "choices=referral%3Dyes", "choices=referral%3Dyes.0"])(
  "no answer, a broken one and one to an older wording are no yes: %s",
  (cookie) => expect(asked(cookie)).toEqual({}),
);

it("no script reads it, and no other site sends it", () => {
  expect(choicesCookie({ referral: true }, true)).toMatch(/HttpOnly; Secure; SameSite=Lax/);
});
