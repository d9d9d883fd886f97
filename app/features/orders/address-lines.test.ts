import { expect, it } from "vitest";
import type { PostalAddress } from "#backend/contract/address";
import { addressLines } from "./address-lines";

const home: PostalAddress = {
  recipient_name: "Sara",
  recipient_phone: "+1 2025550143",
  country: { id: 1, name: "United States" },
  iso2: "US",
  state: { id: 2, name: "California" },
  city: { id: 3, name: "Fresno" },
  city_text: null,
  zip_code: "93650",
  street: "1 Main St",
  plate: null,
  unit: "4",
};

it("domain 4.7: an address is written line by line, without gaps", () => {
  expect(addressLines(home)).toEqual([
    "1 Main St, 4",
    "Fresno, California",
    "93650",
    "United States",
  ]);
  expect(addressLines({ ...home, state: null, city: null, city_text: "Fresno" })[1]).toBe("Fresno");
});

it("a Persian one has Persian commas", () => {
  const tehran = { ...home, street: "خیابان آزادی", unit: "۴", city: { id: 1, name: "تهران" } };
  expect(addressLines(tehran)[0]).toBe("خیابان آزادی، ۴");
});
