import { describe, expect, it } from "vitest";
import { readPhone } from "./phone";

const iran = { iso2: "IR", dial: "98" };
const usa = { iso2: "US", dial: "1" };
const france = { iso2: "FR", dial: "33" };

describe("a recipient's phone (domain 4.10, decisions 17)", () => {
  it.each([
    ["09121234567", iran, "+98 9121234567"],
    ["9121234567", iran, "+98 9121234567"],
    ["۰۹۱۲ ۱۲۳ ۴۵۶۷", iran, "+98 9121234567"],
    ["٠٩١٢١٢٣٤٥٦٧", iran, "+98 9121234567"],
    ["+98 912-123-4567", iran, "+98 9121234567"],
    ["+98 0912 123 4567", iran, "+98 9121234567"],
    ["00989121234567", iran, "+98 9121234567"],
    ["989121234567", iran, "+98 9121234567"],
    ["(310) 555-0123", usa, "+1 3105550123"],
    ["1 310 555 0123", usa, "+1 3105550123"],
    ["+1 310 555 0123", iran, "+1 3105550123"],
    ["+98 912 123 4567", usa, "+98 9121234567"],
    ["06 12 34 56 78", france, "+33 612345678"],
    ["+358 40 1234567", usa, "+358 401234567"],
  ])("%s in %j is %s", (written, home, value) => {
    expect(readPhone(written, home)).toEqual({ value });
  });

  it.each([
    ["02188776655", iran, "address.phone_ir"],
    ["0912123456", iran, "address.phone_ir"],
    ["091212345678", iran, "address.phone_ir"],
    ["abc", iran, "address.phone_ir"],
    ["0912123456x", iran, "address.phone_ir"],
    ["1105550123", usa, "address.phone_us"],
    ["+98 2188776655", usa, "address.phone_ir"],
    ["12", france, "address.phone_other"],
    ["+", france, "address.phone_other"],
  ])("%s in %j is refused: %s", (written, home, error) => {
    expect(readPhone(written, home)).toEqual({ error });
  });
});
