import { describe, expect, it } from "vitest";
import { readZip } from "./zip";

describe("a postal code (domain 4.5, 4.10, decisions 17)", () => {
  it.each([
    ["1234567890", "IR", "1234567890"],
    ["۱۲۳۴۵-۶۷۸۹۰", "IR", "1234567890"],
    ["١٢٣٤٥ ٦٧٨٩٠", "IR", "1234567890"],
    ["90001", "US", "90001"],
    ["90001-2345", "US", "90001-2345"],
    ["900012345", "US", "90001-2345"],
    ["۱۰۱۱۵", "DE", "10115"],
    ["sw1a 1aa", "GB", "SW1A 1AA"],
    ["", "IE", ""],
  ])("%s in %s is %s", (written, iso2, value) => {
    expect(readZip(written, iso2)).toEqual({ value });
  });

  it.each([
    ["", "IR", "required_error"],
    ["123456789", "IR", "address.zip_ir"],
    ["12345678901", "IR", "address.zip_ir"],
    ["12345abcde", "IR", "address.zip_ir"],
    ["", "US", "required_error"],
    ["9000", "US", "address.zip_us"],
    ["900012", "US", "address.zip_us"],
    ["", "DE", "required_error"],
    ["1011", "DE", "address.zip_de"],
    ["D-10115", "DE", "address.zip_de"],
    ["<script>", "GB", "address.zip_other"],
    ["1234567890123", "GB", "address.zip_other"],
  ])("%s in %s is refused: %s", (written, iso2, error) => {
    expect(readZip(written, iso2)).toEqual({ error });
  });
});
