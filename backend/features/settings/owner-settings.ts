import { z } from "zod";
import { type LanguageCode, languageCodes } from "../../contract/languages";
import { type Coin, coinOf, oneOf, text, wholeNumber } from "../import-export/import/fields";
import { offeredCurrencies } from "../languages/offered-currencies";
import { pushChoices, pushKey } from "../push/push-setting";
import { type RetentionKind, retentionKey, retentionKinds, retentionPeriods } from "./retention";

/** A setting that the owner changes: the row of `setting` that holds it, where in it, and how it is written. */
export interface OwnerSetting {
  row: "shop" | "tax" | "shop.notify" | "mail" | typeof pushKey | typeof retentionKey;
  path: readonly string[];
  shape: z.ZodType<string | number, unknown>;
}

const words = (max: number) => text(max).pipe(z.string().trim());
const email = words(254).pipe(
  z.string().refine((value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value), {
    message: "not_email",
  }),
);
const phone = words(40).pipe(
  z.string().refine((value) => /^\+?[\d\s().-]{5,40}$/.test(value), { message: "not_phone" }),
);
const percent = wholeNumber(0, 99);

const seller = (path: string, shape: OwnerSetting["shape"]): OwnerSetting => ({
  row: "shop",
  path: path.split("."),
  shape,
});

const inWords = ["name", "legal_form", "address", "registration"] as const;

/** What is said of the seller in each language. */
const sellerTexts = Object.fromEntries(
  inWords
    .flatMap((field) => languageCodes.map((lang) => `${field}.${lang}` as const))
    .map((path) => [`seller.${path}`, seller(path, words(300))]),
) as Record<`seller.${(typeof inWords)[number]}.${LanguageCode}`, OwnerSetting>;

/** Days that what is over is kept for. */
const retention = Object.fromEntries(
  retentionKinds.map((kind): [string, OwnerSetting] => {
    const { least, most } = retentionPeriods[kind];
    const shape = wholeNumber(least, most);
    return [`retention.${kind}`, { row: retentionKey, path: [kind], shape }];
  }),
) as Record<`retention.${RetentionKind}`, OwnerSetting>;

/** The tax inside a currency's prices. */
const taxes = Object.fromEntries(
  offeredCurrencies.map((currency): [string, OwnerSetting] => [
    `vat.${coinOf(currency)}`,
    { row: "tax", path: [currency], shape: percent },
  ]),
) as Record<`vat.${Coin}`, OwnerSetting>;

/** By the name that the owner types; shipping methods have theirs beside these. */
export const ownerSettings = {
  ...sellerTexts,
  "seller.tax_number": seller("tax_number", words(60)),
  "seller.phone": seller("phone", phone),
  "seller.email": seller("email", email),
  ...taxes,
  "notify.email": { row: "shop.notify", path: ["email"], shape: email },
  "notify.phone": { row: "shop.notify", path: ["phone"], shape: phone },
  "notify.lang": { row: "shop.notify", path: ["lang"], shape: oneOf(languageCodes) },
  "mail.name": { row: "mail", path: ["name"], shape: words(80) },
  "mail.address": { row: "mail", path: ["address"], shape: email },
  "push.offered": { row: pushKey, path: ["offered"], shape: oneOf(pushChoices) },
  ...retention,
} as const satisfies Record<string, OwnerSetting>;

export type OwnerSettingName = keyof typeof ownerSettings;

export function isOwnerSetting(name: string): name is OwnerSettingName {
  return Object.hasOwn(ownerSettings, name);
}

/** Thrown for a value that can't be; nothing was changed. `code` is a word of the import's problems. */
export class SettingRefused extends Error {
  override name = "SettingRefused";
  constructor(
    readonly setting: string,
    readonly code: SettingProblem,
    readonly detail: string,
  ) {
    super(`${setting}: ${code}`);
  }
}

export const settingProblems = [
  "unknown",
  "required",
  "too_long",
  "bad_character",
  "not_email",
  "not_phone",
  "not_one_of",
  "not_whole_number",
  "not_number",
  "out_of_range",
  "not_money",
  "not_yes_no",
  "not_days",
  "not_countries",
] as const;
export type SettingProblem = (typeof settingProblems)[number];

/** The value as it is kept. Throws `SettingRefused`. */
export function readValue<T>(setting: string, shape: z.ZodType<T, unknown>, written: string): T {
  const parsed = shape.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const code = settingProblems.find((known) => known === issue?.message) ?? "unknown";
  const detail = issue?.code === "custom" ? issue.params?.detail : undefined;
  throw new SettingRefused(setting, code, String(detail ?? written));
}
