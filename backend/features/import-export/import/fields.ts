import { z } from "zod";
import { languageCode } from "../../../contract/i18n";
import type { Currency } from "../../../contract/languages";
import { findBadMarkup } from "../../catalog/description-markup";
import { findBadHeadMarkup } from "./head-markup";
import { plainNumber, positiveAmount } from "./numerals";
import type { ProblemCode } from "./problems";
import { declarationsOf, findUnreadable } from "./theme-contrast";
import { themeProperties } from "./theme-properties";

/*
 * The values of records. Each schema reads what people write (any digits, `yes`, `19.9`) and gives the one
 * way in which the value is kept; what it gives, it reads as the same again.
 */

type Reading<T> = { value: T } | { code: ProblemCode; detail?: string | undefined };

/** A schema of written words and numbers from a reading function. */
function reads<T>(read: (written: string) => Reading<T>) {
  return z.unknown().transform((written, context): T => {
    const wrong = (code: ProblemCode, detail = String(written)): never => {
      context.addIssue({ code: "custom", message: code, params: { detail } });
      return z.NEVER;
    };
    if (written === undefined || written === null) return wrong("required", "");
    const known = ["string", "number", "boolean"].includes(typeof written);
    if (!known) return wrong("not_understood", typeof written);
    const reading = read(String(written));
    return "value" in reading ? reading.value : wrong(reading.code, reading.detail);
  });
}

/** Characters that PostgreSQL or a page can't hold: controls and halves of surrogate pairs. */
const badCharacter = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

function readText(written: string, max: number): Reading<string> {
  if (badCharacter.test(written)) return { code: "bad_character" };
  if (written.length > max) return { code: "too_long", detail: String(max) };
  return { value: written };
}

export const text = (max: number) => reads((written) => readText(written, max));

const pattern = (shape: RegExp, max: number) =>
  reads((written): Reading<string> => {
    const value = written.trim();
    if (value.length > max) return { code: "too_long", detail: String(max) };
    return shape.test(value) ? { value } : { code: "not_code" };
  });

/** The name of a department, category or brand in addresses. */
export const slug = pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 80);
/** The code of an attribute, which addresses carry as a parameter. */
export const code = pattern(/^[a-z][a-z0-9_]*$/, 40);
export const optionCode = pattern(/^[a-z0-9][a-z0-9_.-]*$/, 40);
export const sku = pattern(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._/+-]*[\p{L}\p{N}_+-])?$/u, 64);
/** The decoration of an address, in any script. */
export const addressWords = pattern(/^[^\s/?#%&"'<>\\]+$/, 160);
/** The name of a stored picture. */
export const pictureFile = pattern(/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9]+)*$/, 120);

export const wholeNumber = (min: number, max = 2_147_483_647) =>
  reads((written): Reading<number> => {
    const value = Number(plainNumber(written) ?? Number.NaN);
    if (!Number.isInteger(value)) return { code: "not_whole_number" };
    if (value < min || value > max) return { code: "out_of_range", detail: `${min}…${max}` };
    return { value };
  });

export const decimal = (min: number, max: number) =>
  reads((written): Reading<number> => {
    const value = Number(plainNumber(written) ?? Number.NaN);
    if (!Number.isFinite(value)) return { code: "not_number" };
    if (value < min || value > max) return { code: "out_of_range", detail: `${min}…${max}` };
    return { value };
  });

/** An amount in the main unit above zero, kept as its full decimal text: dollars `19.90`, rials `12500000`. */
const amount = (decimals: number) =>
  reads((written): Reading<string> => {
    const value = positiveAmount(written, decimals);
    return value ? { value } : { code: "not_money" };
  });

/** A currency as files, settings and options of commands spell it. */
export type Coin = Lowercase<Currency>;

export const coinOf = (currency: Currency) => currency.toLowerCase() as Coin;

/** Decimals of each currency's storage unit (decisions 16). */
export const decimalsOf = { usd: 2, irr: 0, eur: 2 } as const satisfies Record<Coin, number>;
export const amounts = z.strictObject({
  usd: amount(decimalsOf.usd).optional(),
  irr: amount(decimalsOf.irr).optional(),
  eur: amount(decimalsOf.eur).optional(),
} satisfies Record<Coin, unknown>);

const yes = new Set(["true", "yes", "1", "بله", "بلی"]);
const no = new Set(["false", "no", "0", "خیر", "نه"]);
export const yesNo = reads((written): Reading<boolean> => {
  const word = (plainNumber(written) ?? written).trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { code: "not_yes_no" };
});

export const oneOf = <const T extends readonly string[]>(words: T) =>
  reads((written): Reading<T[number]> => {
    const value = words.find((word) => word === written.trim().toLowerCase());
    return value ? { value } : { code: "not_one_of", detail: words.join(", ") };
  });

/** A moment of the Gregorian calendar, kept in UTC; a day alone is its first moment there. */
export const moment = reads((written): Reading<string> => {
  const folded = plainDate(written);
  const at = folded ? new Date(folded) : null;
  if (!at || Number.isNaN(at.getTime())) return { code: "not_date" };
  const year = at.getUTCFullYear();
  return year >= 1970 && year < 2200
    ? { value: at.toISOString() }
    : { code: "out_of_range", detail: "1970…2199" };
});

function plainDate(written: string): string | null {
  const folded = written.trim().replace(/[۰-۹٠-٩]/g, (digit) => plainNumber(digit) ?? "");
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const full = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
  return day.test(folded) || full.test(folded) ? folded : null;
}

export const colour = reads((written): Reading<string> => {
  const value = written.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(value) ? { value } : { code: "not_colour" };
});

const checkedMarkup = (max: number, findBad: (html: string) => string | null) =>
  reads((written): Reading<string> => {
    const bad = findBad(written);
    return bad ? { code: "bad_markup", detail: bad } : readText(written, max);
  });
export const markup = checkedMarkup(50_000, findBadMarkup);
export const headMarkup = checkedMarkup(5_000, findBadHeadMarkup);

/** Custom properties that styles read: `--color-accent: #c63;`, with nothing that could end the style element. */
export const customProperties = reads((written): Reading<string> => {
  const shape = /^\s*(?:--[a-z][a-z0-9-]*:[^;{}<>\\@"']+;\s*)*$/;
  if (/url\(|expression/i.test(written) || !shape.test(written)) {
    return { code: "bad_markup", detail: written.slice(0, 40) };
  }
  const names = [...written.matchAll(/(--[a-z0-9-]+):/g)].map(([, name = ""]) => name);
  const unread = names.find((name) => !themeProperties.has(name));
  if (unread) return { code: "not_theme", detail: unread };
  const unreadable = findUnreadable(declarationsOf(written), "light");
  return unreadable ? { code: "low_contrast", detail: unreadable } : readText(written, 5_000);
});

/** A text per language of the wire. */
export const texts = (max: number) => z.partialRecord(languageCode, text(max));
export const perLanguage = <T extends z.ZodType>(value: T) => z.partialRecord(languageCode, value);

/** Where a thing stands among its like. */
export const sortPlace = wholeNumber(-1_000_000, 1_000_000).default(0);

/** The name under which a storefront asks for its settings and texts. */
export const packageName = pattern(/^[a-z0-9_-]+$/, 40);
