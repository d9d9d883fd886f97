import { describe, expect, it } from "vitest";
import type { PostalAddress } from "#backend/contract/address";
import { translatorFor } from "~/i18n/translator.server";
import { printAddress, shortAddress } from "./print-address.server";

const tehran: PostalAddress = {
  recipient_name: "مینا رضایی",
  recipient_phone: "+98 9121234567",
  country: { id: 364, name: "ایران" },
  iso2: "IR",
  state: { id: 36_423, name: "تهران" },
  city: { id: 3_640_394, name: "تهران" },
  city_text: null,
  zip_code: "1234567890",
  street: "خیابان آزادی",
  plate: "12",
  unit: null,
};

const paris: PostalAddress = {
  ...tehran,
  recipient_name: "Ann Smith",
  country: { id: 250, name: "France" },
  iso2: "FR",
  state: null,
  city: null,
  city_text: "Paris",
  zip_code: "75001",
  street: "1 rue de Rivoli",
  plate: null,
  unit: "4",
};

const ctx = (lang: "en" | "fa") => ({ lang, t: translatorFor(lang, []).i18n.t });

describe("an address on paper", () => {
  it("goes in Persian from the province to the door, in Persian digits", () => {
    expect(printAddress(tehran, ctx("fa"))).toEqual([
      "مینا رضایی",
      "تهران، تهران، خیابان آزادی، پلاک ۱۲",
      "کد پستی ۱۲۳۴۵۶۷۸۹۰",
    ]);
  });

  it("names another country first in Persian, and leaves out what is not there", () => {
    const lines = printAddress({ ...paris, zip_code: "", unit: null }, ctx("fa"));
    expect(lines).toEqual(["Ann Smith", "France، Paris، 1 rue de Rivoli"]);
  });

  it("goes in English from the door to the country", () => {
    expect(printAddress(paris, ctx("en"))).toEqual([
      "Ann Smith",
      "1 rue de Rivoli, Flat 4",
      "Paris, 75001",
      "France",
    ]);
  });

  it("is told from another by its city and street", () => {
    expect(shortAddress(tehran, "fa")).toBe("تهران، خیابان آزادی");
    expect(shortAddress(paris, "en")).toBe("Paris, 1 rue de Rivoli");
  });
});
