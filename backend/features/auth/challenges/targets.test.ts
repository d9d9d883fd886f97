import { describe, expect, it } from "vitest";
import { maskTarget, readTarget } from "./targets";

const phone = (typed: string, lang: "en" | "fa" = "fa") => readTarget(typed, lang)?.value ?? null;

describe("domain 4.5 a phone or an e-mail", () => {
  it.each([
    "09123456789",
    "۰۹۱۲۳۴۵۶۷۸۹",
    "٠٩١٢٣٤٥٦٧٨٩",
    "9123456789",
    "+98 912 345 6789",
    "+98 0912 345 6789",
    "0098-912-345-6789",
    "989123456789",
    "\u200f+۹۸ (۹۱۲) ۳۴۵ ۶۷۸۹ ",
  ])("%s is one Iranian phone", (typed) => {
    expect(phone(typed)).toBe("+989123456789");
  });

  it("R-ENT bare numbers are the language's country's, 09… is Iran's in each", () => {
    expect(phone("2125550123", "en")).toBe("+12125550123");
    expect(phone("(212) 555-0123", "en")).toBe("+12125550123");
    expect(phone("1 212 555 0123", "fa")).toBe("+12125550123");
    expect(phone("09123456789", "en")).toBe("+989123456789");
    expect(phone("+44 7700 900123", "en")).toBe("+447700900123");
  });

  it.each(["", "   ", "912345678", "91234567890", "02112345678", "+98 21 12345678", "+0123456789"])(
    "“%s” is no phone that takes messages",
    (typed) => expect(phone(typed)).toBeNull(),
  );

  it("an e-mail is kept in lower case, its host as mail servers write it", () => {
    const read = (typed: string) => readTarget(typed, "en");
    expect(read(" Sara.K+shop@Example.COM ")).toEqual({
      channel: "email",
      value: "sara.k+shop@example.com",
    });
    expect(read("a@münchen.example")?.value).toBe("a@xn--mnchen-3ya.example");
  });

  it.each([
    "@",
    "a@b",
    "a b@c.example",
    "a@b.example\r\nBcc: c@d.example",
    "<a>@b.example",
    "a@b@",
  ])("“%s” is no e-mail", (typed) => expect(readTarget(typed, "en")).toBeNull());

  it("masks keep enough to know one's own by", () => {
    expect(maskTarget({ channel: "sms", value: "+989123456789" })).toBe("+98912•••6789");
    expect(maskTarget({ channel: "email", value: "sara@example.com" })).toBe("s•••@example.com");
  });
});
