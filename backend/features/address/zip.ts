import { normalizeNumber } from "../../http/read-number";

type Zip = { value: string } | { error: string };

/**
 * A postal code as it is kept: ten digits in Iran, five or nine in the USA (`90001-2345`), five in Germany; elsewhere what
 * is written, and nothing where a country has none (domain 4.5, 4.10). The error is a text's key.
 */
export function readZip(written: string, iso2: string | undefined): Zip {
  const plain = normalizeNumber(written).toUpperCase();
  if (iso2 === "IR") {
    const digits = plain.replaceAll("-", "");
    if (!digits) return { error: "required_error" };
    return /^\d{10}$/.test(digits) ? { value: digits } : { error: "address.zip_ir" };
  }
  if (iso2 === "US") {
    if (!plain) return { error: "required_error" };
    const [, five, four] = /^(\d{5})-?(\d{4})?$/.exec(plain) ?? [];
    if (!five) return { error: "address.zip_us" };
    return { value: four ? `${five}-${four}` : five };
  }
  if (iso2 === "DE") {
    if (!plain) return { error: "required_error" };
    return /^\d{5}$/.test(plain) ? { value: plain } : { error: "address.zip_de" };
  }
  const spaced = written.replace(/\S+/g, normalizeNumber).toUpperCase();
  return /^([A-Z0-9][A-Z0-9 -]{0,11})?$/.test(spaced)
    ? { value: spaced }
    : { error: "address.zip_other" };
}
