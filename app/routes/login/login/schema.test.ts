import { describe, expect, it } from "vitest";
import { loginFields } from "./schema.server";

const isTaken = (target: string) => loginFields.target.safeParse(target).success;

describe("what the login takes for a phone or an e-mail before it asks the backend", () => {
  it.each([
    "09123456789",
    "۰۹۱۲۳۴۵۶۷۸۹",
    "٠٩١٢٣٤٥٦٧٨٩",
    "0098-912-345-6789",
    "\u200f+۹۸ (۹۱۲) ۳۴۵ ۶۷۸۹ ",
    "(212) 555-0123",
    "+23512345",
    " Sara.K+shop@Example.COM ",
    "a@münchen.example",
    "a@例。中国",
  ])("R-VAL-20[refused] “%s” goes on to it", (typed) => expect(isTaken(typed)).toBe(true));

  it.each(["sara", "sara@", "@shop.example", "sara@shop", "0912", "۰۹۱۲", "+98 912"])(
    "R-VAL-20[refused] “%s” is neither",
    (typed) => {
      const { error } = loginFields.target.safeParse(typed);
      expect(error?.issues[0]?.message).toBe("login.bad_target");
    },
  );

  it("R-VAL-17[first] nothing is asked for first", () => {
    expect(loginFields.target.safeParse("  ").error?.issues[0]?.message).toBe("required_error");
  });

  it("a long text of signs is read at once", () => {
    const begun = performance.now();
    isTaken("@.".repeat(100_000));
    isTaken("1 ".repeat(7) + "x".repeat(200_000));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
