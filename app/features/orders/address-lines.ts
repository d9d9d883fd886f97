import type { PostalAddress } from "#backend/contract/address";

/** An address as it is written on a parcel, a line each; what is not there leaves no gap. */
export function addressLines(address: PostalAddress): string[] {
  const { country, state, city, city_text, street, plate, unit, zip_code } = address;
  const isPersian = /[\u0600-\u06ff]/.test(street);
  const line = (...parts: (string | null | undefined)[]) =>
    parts.filter(Boolean).join(isPersian ? "، " : ", ");
  return [
    line(street, plate, unit),
    line(city?.name ?? city_text, state?.name),
    zip_code,
    country.name,
  ].filter(Boolean);
}
