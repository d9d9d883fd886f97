import type { Totals } from "#backend/contract/money";
import type { Shop } from "~/http/shop.server";
import { formatsFor } from "~/i18n/format";

/** A line of what something comes to, in words and figures. */
export interface TotalLine {
  name: string;
  amount: string;
  look?: "total" | "less" | "note";
}

/** What an order comes to, line by line; lines of nothing are left out. */
export function totalsView({ t, lang }: Pick<Shop, "t" | "lang">, totals: Totals): TotalLine[] {
  const { money, number } = formatsFor(lang);
  const lines: TotalLine[] = [{ name: t("order.items"), amount: money(totals.items) }];
  const less = (name: string, { amount, currency }: Totals["payable"]) => {
    if (amount > 0)
      lines.push({ name, amount: money({ amount: -amount, currency }), look: "less" });
  };
  less(t("order.item_discount"), totals.item_discount);
  less(t("order.coupon_discount"), totals.coupon_discount);
  if (totals.shipping) {
    const { amount } = totals.shipping;
    lines.push({
      name: t("order.shipping"),
      amount: amount === 0 ? t("order.free") : money(totals.shipping),
    });
  }
  lines.push({ name: t("order.payable"), amount: money(totals.payable), look: "total" });
  for (const { rate, amount } of totals.tax) {
    if (amount.amount === 0) continue;
    const name = t("order.tax_inside", { rate: number(rate) });
    lines.push({ name, amount: money(amount), look: "note" });
  }
  return lines;
}
