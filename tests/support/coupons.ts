import { crudKept, crudOptions } from "#backend/contract/crud";
import { send } from "./checking-out";
import type { LanguageCode } from "./languages";
import { deskToken } from "./log-in-at-desk";
import { ownWord } from "./synonyms";

/** The code of a new coupon that takes ten percent off, and its id. */
export async function makeCoupon(more: object = {}): Promise<{ code: string; id: number }> {
  const code = ownWord().toUpperCase();
  const row = { code, kind: "percent", percent: 10, active: true, ...more };
  const made = await send(await deskToken(), "en", "POST", "admin/coupons", row);
  return { code, id: Number(crudKept.parse(made).data._id) };
}

/** The table of those that hold a code. */
export function couponsWith(code: string): string {
  return `/staff/coupons?${new URLSearchParams({ search: code })}`;
}

/** A category as the table of coupons names it, with its department; answers write some signs in their own way. */
export async function findCategory(
  lang: LanguageCode,
): Promise<{ name: string; searched: string }> {
  const path = "admin/coupons/options/categories";
  const { data } = crudOptions.parse(await send(await deskToken(), lang, "GET", path));
  const name = data.find(({ text }) => !text.includes("&"))?.text ?? "";
  return { name, searched: name.split(" · ")[0] ?? "" };
}
