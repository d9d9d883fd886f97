import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/translator.server";
import { toAuditEntry } from "./audit-entry.server";

it.each([
  ["en", "Gave money back for an order", "Order", "Amount", "3,000 Toman"],
  ["fa", "پول سفارشی را برگرداند", "سفارش", "مبلغ", "۳٬۰۰۰ تومان"],
] as const)("says in %s what was done to an order, and an amount as money", (lang, ...words) => {
  const entry = toAuditEntry(
    { t: translatorFor(lang, []).i18n.t, lang },
    {
      ...{ id: 1, at: "2026-01-01T10:00:00.000Z", actor: null, action: "order.refund" },
      ...{ entity: "order", entity_id: "1405-9", network: null },
      diff: { amount: [null, { amount: 30_000, currency: "IRR" }] },
    },
  );
  const [amount] = entry.changes;
  expect([entry.action, entry.entity, amount?.field, amount?.after]).toEqual(words);
});
