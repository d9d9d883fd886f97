import type { LanguageCode } from "../../contract/languages";
import type { MessageKind } from "./kinds";
import type { ToldOrder } from "./read-orders";
import { renderMail } from "./render-message";

export const sofal = {
  name: { en: "Sofal House", fa: "خانهٔ سفال", de: "Haus Sofal" },
  publicUrl: "https://sofal.example",
};

/** A mail about an order, as its reader gets it. */
export function mailOf(kind: MessageKind, lang: LanguageCode, order: ToldOrder | null) {
  const params = {
    number: "1405-000123-4",
    amount: lang === "fa" ? "۳٬۸۵۰٬۰۰۰ تومان" : "$66.69",
    url: "/user/orders/1405-000123-4",
    name: lang === "fa" ? "سارا رحیمی" : "Sara Rahimi",
    carrier: lang === "fa" ? "پست" : "UPS",
    tracking: "1Z999AA10123456784",
  };
  return renderMail({ kind, lang, params, order }, sofal);
}

const glaze = {
  name: { en: "Glaze", fa: "لعاب" },
  value: { en: "Turquoise", fa: "فیروزه‌ای" },
};
const image = { url: "/api/media/teapot", width: 1200, height: 1200, alt: "", tint: 0 };
const teapot = { en: "Glazed teapot", fa: "قوری لعابی" };

/** An order of two lines: in dollars to Illinois, with reductions; in rials to Tehran. */
export function paidOrder(lang: LanguageCode): ToldOrder {
  return lang === "fa" ? orderToTehran() : orderToIllinois();
}

function orderToIllinois(): ToldOrder {
  const usd = (amount: number) => ({ amount, currency: "USD" as const });
  return {
    order: {
      currency: "USD",
      totals: {
        items: usd(7270),
        item_discount: usd(500),
        coupon_discount: usd(700),
        shipping: usd(599),
        tax: [{ rate: 8, amount: usd(494) }],
        payable: usd(6669),
      },
      couponCode: "SPRING",
      shipping: {
        code: "standard",
        name: { en: "Standard delivery", fa: "ارسال عادی" },
        price: 599,
        from: "2026-03-24",
        to: "2026-03-26",
      },
      address: {
        recipient_name: "Sara Rahimi",
        recipient_phone: "+1 2125550100",
        country: { id: 840, name: "United States" },
        iso2: "US",
        state: { id: 1, name: "Illinois" },
        city: null,
        city_text: "Springfield",
        zip_code: "62701",
        street: "1 Main Street",
        plate: "12",
        unit: "3",
      },
    },
    items: [
      { name: teapot, sku: "TEAPOT-TURQ", options: [glaze], qty: 2, total: 6980, image },
      {
        name: { en: "Saucer", fa: "نعلبکی" },
        sku: "SAUCER",
        options: [],
        qty: 1,
        total: 290,
        image: null,
      },
    ],
  };
}

function orderToTehran(): ToldOrder {
  const irr = (amount: number) => ({ amount, currency: "IRR" as const });
  return {
    order: {
      currency: "IRR",
      totals: {
        items: irr(38_500_000),
        item_discount: irr(0),
        coupon_discount: irr(0),
        shipping: irr(0),
        tax: [{ rate: 10, amount: irr(3_500_003) }],
        payable: irr(38_500_000),
      },
      couponCode: null,
      shipping: {
        code: "post",
        name: { en: "Registered post", fa: "پست" },
        price: 0,
        from: "2026-03-24",
        to: "2026-03-26",
      },
      address: {
        recipient_name: "سارا رحیمی",
        recipient_phone: "+98 9121234567",
        country: { id: 364, name: "ایران" },
        iso2: "IR",
        state: { id: 1, name: "تهران" },
        city: { id: 1, name: "تهران" },
        city_text: null,
        zip_code: "1234567890",
        street: "خیابان ولیعصر",
        plate: "12",
        unit: null,
      },
    },
    items: [
      { name: teapot, sku: "TEAPOT-TURQ", options: [glaze], qty: 2, total: 37_000_000, image },
      {
        name: { en: "Saucer", fa: "نعلبکی" },
        sku: "SAUCER",
        options: [],
        qty: 1,
        total: 1_500_000,
        image: null,
      },
    ],
  };
}

/** As many lines as an order can have, with names as long as they get. */
export function longOrder(lang: LanguageCode): ToldOrder {
  const order = paidOrder(lang);
  const name = {
    en: "A very long name of a teapot ".repeat(7),
    fa: "نام بسیار بلند یک قوری ".repeat(8),
  };
  const items = Array.from({ length: 100 }, (_, n) => ({
    name,
    sku: `SKU-${n}`,
    options: [glaze, glaze, glaze],
    qty: n + 1,
    total: 1_000_000,
    image,
  }));
  return { ...order, items };
}
