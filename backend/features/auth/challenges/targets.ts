import { domainToASCII } from "node:url";
import { type LanguageCode, languages } from "../../../contract/languages";
import { normalizeNumber } from "../../../http/read-number";
import { parsePhone } from "../../address/phone";

/** Where a code or a link goes, and by what an account is found: a phone in E.164 or an e-mail in lower case. */
export interface Target {
  channel: "sms" | "email";
  value: string;
}

/** Marks that come along when a number is copied: direction, joiners, the byte order mark. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What a typed phone or e-mail means (domain 4.5); null for what is neither. Any digits; `lang` settles whose bare numbers. */
export function readTarget(typed: string, lang: LanguageCode): Target | null {
  const text = typed.replace(invisible, "").trim();
  const channel = text.includes("@") ? "email" : "sms";
  const value = channel === "email" ? readEmail(text) : readPhone(text, lang);
  return value === null ? null : { channel, value };
}

function readEmail(text: string): string | null {
  const at = text.lastIndexOf("@");
  const name = text.slice(0, at).toLowerCase();
  const host = domainToASCII(text.slice(at + 1)).toLowerCase();
  const good = /^[^\s@"(),:;<>[\\\]]{1,64}$/.test(name) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);
  return good && text.length <= 254 ? `${name}@${host}` : null;
}

/**
 * A mobile of Iran is known by its 09 in every language, one of Germany by its 01 in German; other bare numbers are the language's country's. One of any
 * other length is a slip of the finger, not a number abroad.
 */
function readPhone(text: string, lang: LanguageCode): string | null {
  const digits = normalizeNumber(text).replace(/[().-]/g, "");
  const isBare = /^\d{10}$/.test(digits);
  const country = /^09\d{9}$/.test(digits) ? "IR" : languages[lang].country;
  const isGerman = country === "DE" && /^01[5-7]\d{8,9}$/.test(digits);
  const isWhole = isGerman || /^(09\d{9}|989\d{9}|1\d{10}|\+.*|00.*)$/.test(digits);
  if (!isBare && !isWhole) return null;
  const written = /^(989|1\d{10}$)/.test(digits) && !isBare ? `+${digits}` : digits;
  const number = parsePhone(written, country)?.number;
  return number && isMobile(number) ? number : null;
}

/** E.164; where we know a country's plan, only what can be a phone that takes messages. */
function isMobile(number: string): boolean {
  if (number.startsWith("+98")) return /^\+989\d{9}$/.test(number);
  if (number.startsWith("+49")) return /^\+491[5-7]\d{8,9}$/.test(number);
  if (number.startsWith("+1")) return /^\+1[2-9]\d{9}$/.test(number);
  return /^\+[2-9]\d{7,14}$/.test(number);
}

/** For pages and messages that others may see: enough to know one's own by, too little to write to. */
export function maskTarget({ channel, value }: Target): string {
  if (channel === "sms") return `${value.slice(0, 6)}•••${value.slice(-4)}`;
  const [name = "", host = ""] = value.split("@");
  return `${[...name].slice(0, 1).join("")}•••@${host}`;
}
