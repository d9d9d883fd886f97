import { describe, expect, it } from "vitest";
import { readTaxId } from "./tax-id";

describe("the tax id of a business (domain 4.5)", () => {
  it.each([
    ["10380284790", "IR", "10380284790"],
    ["۱۰۳۸۰۲۸۴۷۹۰", "IR", "10380284790"],
    ["123456789", "US", "12-3456789"],
    ["12-3456789", "US", "12-3456789"],
    ["fr 40 303 265 045", null, "FR40303265045"],
  ] as const)("%s in %s is %s", (written, country, kept) => {
    expect(readTaxId(written, country)).toBe(kept);
  });

  it.each([
    ["10380284791", "IR"],
    ["11111111111", "IR"],
    ["1038028479", "IR"],
    ["12345678", "US"],
    ["<script>", null],
    ["12", null],
  ] as const)("%s in %s is none", (written, country) => {
    expect(readTaxId(written, country)).toBeNull();
  });
});
