import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { type Currency, type LanguageCode, languageCodes } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { AmountByCurrency } from "../../db/tables/carts";
import { type ShippingZone, shippingMethods } from "../../db/tables/checkouts";
import { coinOf, decimalsOf, text, yesNo } from "../import-export/import/fields";
import {
  fromStorageUnits,
  plainAmount,
  plainNumber,
  toStorageUnits,
} from "../import-export/import/numerals";
import { offeredCurrencies } from "../languages/offered-currencies";
import { readValue, SettingRefused } from "../settings/owner-settings";
import type { ShippingMethod } from "./read-methods";

type Change = Partial<typeof shippingMethods.$inferInsert>;

interface Field {
  /** As it could be typed; null where nothing is settled. */
  show(method: ShippingMethod): string | null;
  /** What changes in the row; an empty value takes the setting back. Throws `SettingRefused`. */
  change(method: ShippingMethod, setting: string, written: string): Change;
}

const name = (lang: LanguageCode): Field => ({
  show: (method) => method.name[lang] ?? null,
  change: (method, setting, written) => ({
    name: { ...method.name, [lang]: readValue(setting, text(120), required(setting, written)) },
  }),
});

/** One price for all of a method's zones; without one it doesn't take that currency. */
const price = (currency: Currency): Field => ({
  show: ({ zones }) => shown(zones[0]?.price, currency),
  change: ({ zones }, setting, written) => ({
    zones: zones.map((zone) => ({
      ...zone,
      price: withAmount(zone.price, currency, setting, written),
    })),
  }),
});

const freeFrom = (currency: Currency): Field => ({
  show: (method) => shown(method.freeFrom, currency),
  change: (method, setting, written) => ({
    freeFrom: withAmount(method.freeFrom ?? {}, currency, setting, written),
  }),
});

/** A field by each currency, as `price.usd`. */
const inEachCoin = (name: string, make: (currency: Currency) => Field) =>
  Object.fromEntries(
    offeredCurrencies.map((currency) => [`${name}.${coinOf(currency)}`, make(currency)]),
  );

const fields: Record<string, Field> = {
  ...Object.fromEntries(languageCodes.map((lang) => [`name.${lang}`, name(lang)])),
  ...inEachCoin("price", price),
  ...inEachCoin("free_from", freeFrom),
  days: {
    show: ({ zones: [zone] }) => (zone ? zone.days.join("-") : null),
    change: ({ zones }, setting, written) => {
      const days = readDays(setting, written);
      return { zones: zones.map((zone): ShippingZone => ({ ...zone, days })) };
    },
  },
  cash: {
    show: ({ codAllowed }) => codAllowed.join(",") || null,
    change: (_, setting, written) => ({ codAllowed: readCountries(setting, written) }),
  },
  active: {
    show: ({ active }) => (active ? "yes" : "no"),
    change: (_, setting, written) => ({ active: readValue(setting, yesNo, written) }),
  },
};

const prefix = "shipping.";

/** Whether the name is one such as `shipping.post.price.irr`; the method may still be unknown. */
export function isMethodSetting(setting: string): boolean {
  return setting.startsWith(prefix);
}

/** Every method's settings, in the owner's order, those out of use among them. */
export async function readMethodSettings(q: Query) {
  const methods = await q
    .select()
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.sort), asc(shippingMethods.code));
  return methods.flatMap((method) =>
    Object.entries(fields).map(([field, { show }]) => ({
      name: `${prefix}${method.code}.${field}`,
      value: show(method),
    })),
  );
}

/** Settles one thing of a method. Throws `SettingRefused`. */
export async function changeMethod(q: Query, setting: string, written: string): Promise<void> {
  const [, code = "", ...rest] = setting.split(".");
  const field = Object.hasOwn(fields, rest.join(".")) ? fields[rest.join(".")] : undefined;
  const [method] = await q
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.code, code))
    .for("update");
  if (!field || !method) throw new SettingRefused(setting, "unknown", setting);
  const change = field.change(method, setting, written.trim());
  await q
    .update(shippingMethods)
    .set({ ...change, version: sql`${shippingMethods.version} + 1` })
    .where(eq(shippingMethods.code, code));
}

function required(setting: string, written: string): string {
  if (written === "") throw new SettingRefused(setting, "required", "");
  return written;
}

function shown(amounts: AmountByCurrency | null | undefined, currency: Currency): string | null {
  const amount = amounts?.[currency];
  return amount === undefined ? null : fromStorageUnits(amount, decimalsOf[coinOf(currency)]);
}

function withAmount(
  amounts: AmountByCurrency,
  currency: Currency,
  setting: string,
  written: string,
): AmountByCurrency {
  const { [currency]: _, ...others } = amounts;
  if (written === "") return others;
  const plain = plainAmount(written, decimalsOf[coinOf(currency)]);
  if (plain === null) throw new SettingRefused(setting, "not_money", written);
  return { ...others, [currency]: toStorageUnits(plain) };
}

function readDays(setting: string, written: string): [number, number] {
  const [from, to] = written
    .split(/\s*[-–]\s*/)
    .map((part) => Number(plainNumber(part) ?? Number.NaN));
  const days = z.tuple([z.number().int().min(0), z.number().int().max(365)]).safeParse([from, to]);
  if (!days.success || days.data[0] > days.data[1]) {
    throw new SettingRefused(setting, "not_days", written);
  }
  return days.data;
}

function readCountries(setting: string, written: string): string[] {
  const countries = written.split(",").flatMap((one) => one.trim().toUpperCase() || []);
  if (countries.every((one) => /^[A-Z]{2}$/.test(one))) return countries;
  throw new SettingRefused(setting, "not_countries", written);
}
