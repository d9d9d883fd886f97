/** Addresses as people write them. */
import type { AddressInput } from "../../contract/address";

export const inTehran: AddressInput = {
  recipient_name: "مینا رضایی",
  recipient_phone: "۰۹۱۲۱۲۳۴۵۶۷",
  country_id: 364,
  state_id: 36_423,
  city_id: 3_640_394,
  zip_code: "۱۲۳۴۵۶۷۸۹۰",
  street: "خیابان انقلاب، کوچهٔ بهار",
  plate: "۱۲",
  unit: "3",
};

export const inLosAngeles: AddressInput = {
  title: "Home",
  recipient_name: "Ann Smith",
  recipient_phone: "(310) 555-0123",
  country_id: 840,
  state_id: 84_006,
  city_id: 5_368_361,
  zip_code: "90001",
  street: "12 Main Street",
};

export const inParis: AddressInput = {
  recipient_name: "Ann Smith",
  recipient_phone: "+33 6 12 34 56 78",
  country_id: 250,
  city_text: "Paris",
  zip_code: "75001",
  street: "1 rue de Rivoli",
};
