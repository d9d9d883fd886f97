import { languageCodes } from "#backend/contract/languages";
import { isOwnerSetting } from "#backend/features/settings/owner-settings";
import { retentionPeriods } from "#backend/features/settings/retention";
import type { Say } from "./say";

/** What may be typed for each setting that is the same in every language. */
const examples: Record<string, string> = {
  "seller.name.en": '"Sofal House Ltd"',
  "seller.name.fa": '"شرکت خانهٔ سفال"',
  "seller.name.de": '"Haus Sofal GmbH"',
  "seller.legal_form.en": '"Limited company"',
  "seller.legal_form.fa": '"سهامی خاص"',
  "seller.address.en": '"12 Valiasr St, Tehran 1434567890, Iran"',
  "seller.address.fa": '"تهران، خیابان ولیعصر، پلاک ۱۲، کد پستی ۱۴۳۴۵۶۷۸۹۰"',
  "seller.registration.en": '"Registered in Tehran under 123456"',
  "seller.registration.fa": '"ثبت‌شده در تهران به شمارهٔ ۱۲۳۴۵۶"',
  "seller.tax_number": "14001234567",
  "seller.phone": '"+98 21 1234 5678"',
  "seller.email": "hello@shop.example",
  "vat.usd": "0",
  "vat.irr": "10",
  "vat.eur": "19",
  "notify.email": "orders@shop.example",
  "notify.phone": '"+98 912 123 4567"',
  "notify.lang": "fa",
  "mail.name": '"Sofal House"',
  "mail.address": "no-reply@shop.example",
  "push.offered": "off",
  ...Object.fromEntries(
    Object.entries(retentionPeriods).map(([kind, { days }]) => [`retention.${kind}`, String(days)]),
  ),
  "shipping.name.en": '"Registered post"',
  "shipping.name.fa": '"پست پیشتاز"',
  "shipping.name.de": '"Paket"',
  "shipping.price.usd": "9.90",
  "shipping.price.irr": "850000",
  "shipping.price.eur": "4.90",
  "shipping.free_from.usd": "49",
  "shipping.free_from.irr": "20000000",
  "shipping.free_from.eur": "49",
  "shipping.days": "2-5",
  "shipping.cash": "IR",
  "shipping.active": "yes",
};

/** What a setting is for, and how it is typed. */
export function meaningOf(name: string, say: Say): { what: string; example: string } {
  const [, code = "", ...rest] = name.split(".");
  const kind = isOwnerSetting(name) ? name : `shipping.${rest.join(".")}`;
  const group = languageCodes.reduce((path, lang) => path.replace(RegExp(`\\.${lang}$`), ""), kind);
  const known = settingGroups.find((one) => one === group);
  return { what: known ? say(`set.is.${known}`, { code }) : "", example: examples[kind] ?? "" };
}

const settingGroups = [
  "seller.name",
  "seller.legal_form",
  "seller.address",
  "seller.registration",
  "seller.tax_number",
  "seller.phone",
  "seller.email",
  "vat.usd",
  "vat.irr",
  "vat.eur",
  "notify.email",
  "notify.phone",
  "notify.lang",
  "mail.name",
  "mail.address",
  "push.offered",
  "retention.guest_carts",
  "retention.closed_carts",
  "retention.checkouts",
  "retention.sessions",
  "retention.codes",
  "retention.messages",
  "retention.guest_messages",
  "retention.addresses",
  "retention.uploads",
  "retention.ticket_pictures",
  "retention.links",
  "retention.invitations",
  "retention.order_networks",
  "retention.payment_log",
  "retention.consents",
  "retention.erased_invoices",
  "retention.audit",
  "shipping.name",
  "shipping.price.usd",
  "shipping.price.irr",
  "shipping.price.eur",
  "shipping.free_from.usd",
  "shipping.free_from.irr",
  "shipping.free_from.eur",
  "shipping.days",
  "shipping.cash",
  "shipping.active",
] as const;
