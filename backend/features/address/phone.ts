import { normalizeNumber } from "../../http/read-number";

interface Dialled {
  dial: string;
}

type Phone = { value: string } | { error: string };

/**
 * A phone number as it is kept, `+98 9121234567` (domain 4.10), from how people write it: with or without
 * the country's code or the first 0, in any digits. Without a code it is one of `home`. The error is a text's key.
 */
export function readPhone(written: string, home: Dialled, countries: readonly Dialled[]): Phone {
  const digits = normalizeNumber(written)
    .replace(/[().-]/g, "")
    .replace(/^00/, "+");
  if (!/^\+?\d{4,18}$/.test(digits)) return { error: errorOf(home.dial) };
  const { dial, national } = digits.startsWith("+")
    ? splitCode(digits.slice(1), home, countries)
    : { dial: home.dial, national: withoutOwnCode(digits, home.dial) };
  const number = national.replace(/^0+/, "");
  return patternOf(dial).test(number) ? { value: `+${dial} ${number}` } : { error: errorOf(dial) };
}

function splitCode(digits: string, home: Dialled, countries: readonly Dialled[]) {
  const [dial = home.dial] = [home, ...countries]
    .map((country) => country.dial)
    .filter((code) => digits.startsWith(code))
    .sort((a, b) => b.length - a.length);
  return { dial, national: digits.slice(dial.length) };
}

/** `989121234567` and `13105550123` carry their country's code without the plus. */
function withoutOwnCode(digits: string, dial: string): string {
  return digits.length === dial.length + 10 && digits.startsWith(dial)
    ? digits.slice(dial.length)
    : digits;
}

function patternOf(dial: string): RegExp {
  if (dial === "98") return /^9\d{9}$/;
  if (dial === "1") return /^[2-9]\d{9}$/;
  return /^\d{4,14}$/;
}

function errorOf(dial: string): string {
  if (dial === "98") return "address.phone_ir";
  if (dial === "1") return "address.phone_us";
  return "address.phone_other";
}
