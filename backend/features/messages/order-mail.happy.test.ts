import { describe, expect, it } from "vitest";
import { messageKinds } from "./kinds";
import { longOrder, mailOf, paidOrder } from "./order-mail.fixture";

const orderKinds = messageKinds.filter((kind) => /^(order|owner)\./.test(kind));
const marks = /[\u2066-\u2069]/g;
const linesOf = (text: string) => text.replace(marks, "").split("\n");
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, "");

describe.each(orderKinds)("domain 4.7 the mail %s", (kind) => {
  it("lists items with their options, count and price, sums and the address in English", () => {
    const { text, html } = mailOf(kind, "en", paidOrder("en"));
    const lines = [
      "2 × Glazed teapot (Glaze: Turquoise): $69.80",
      "1 × Saucer: $2.90",
      "Products: $72.70",
      "Reduced by: -$5.00",
      "Coupon SPRING: -$7.00",
      "Shipping (Standard delivery): $5.99",
      "Total: $66.69",
      "8% tax inside: $4.94",
      "Sara Rahimi",
      "1 Main Street, House number 12, Flat 3",
      "Springfield, Illinois 62701",
      "United States",
      "+1 2125550100",
    ];
    for (const line of lines) expect(linesOf(text)).toContain(line);
    const words = wordsOf(html);
    for (const word of ["Glazed teapot", "Glaze: Turquoise", "$69.80", "$66.69", "1 Main Street"]) {
      expect(words).toContain(word);
    }
  });

  it("says them in Persian by its own digits, money and order of words", () => {
    const { text, html } = mailOf(kind, "fa", paidOrder("fa"));
    const lines = [
      "۲ × قوری لعابی (لعاب: فیروزه‌ای): ۳٬۷۰۰٬۰۰۰ تومان",
      "کالاها: ۳٬۸۵۰٬۰۰۰ تومان",
      "ارسال (پست): رایگان",
      "مبلغ سفارش: ۳٬۸۵۰٬۰۰۰ تومان",
      "۱۰٪ مالیات در همین مبلغ: ۳۵۰٬۰۰۰ تومان",
      "سارا رحیمی",
      "تهران، تهران، خیابان ولیعصر، پلاک ۱۲",
      "کد پستی ۱۲۳۴۵۶۷۸۹۰",
    ];
    for (const line of lines) expect(linesOf(text)).toContain(line);
    expect(text).toContain("\u2066+98 9121234567\u2069");
    expect(html).toContain('<bdi dir="ltr">+98 9121234567</bdi>');
    expect(wordsOf(html)).toContain("۳٬۷۰۰٬۰۰۰ تومان");
    expect(html).not.toMatch(marks);
  });
});

it.each([
  ["en", "It should arrive Tuesday, March 24 – Thursday, March 26."],
  ["fa", "باید برسد: سه‌شنبه ۴ فروردین تا پنجشنبه ۶ فروردین."],
] as const)("says in %s on which days it should arrive, as long as it is coming", (lang, line) => {
  for (const kind of ["order.placed", "order.paid", "order.shipped"] as const) {
    const { text, html } = mailOf(kind, lang, paidOrder(lang));
    expect(linesOf(text)).toContain(line);
    expect(wordsOf(html)).toContain(line);
  }
  for (const kind of ["order.delivered", "order.canceled", "order.refunded"] as const) {
    expect(linesOf(mailOf(kind, lang, paidOrder(lang)).text)).not.toContain(line);
  }
});

it("shows each thing's picture beside its name, and an empty place where there is none", () => {
  const { html } = mailOf("order.paid", "en", paidOrder("en"));
  const rows = html.match(/<tr><td style="[^"]*width:56px[^>]*>.*?<\/tr>/g) ?? [];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('src="https://sofal.example/api/media/teapot?w=300" alt=""');
  expect(rows[1]).not.toContain("<img");
});

it.each(["en", "fa"] as const)("leads to the order and to the shop, in %s", (lang) => {
  const { text, html } = mailOf("order.paid", lang, paidOrder(lang));
  const order = "https://sofal.example/user/orders/1405-000123-4";
  for (const address of [order, `https://sofal.example/${lang}`]) {
    expect(text.split("\n")).toContain(address);
    expect(html).toContain(`href="${address}"`);
  }
});

it.each([
  ["en", "and 80 more"],
  ["fa", "و ۸۰ کالای دیگر"],
] as const)("stays short with a hundred long lines, in %s", (lang, more) => {
  const { text, html } = mailOf("order.placed", lang, longOrder(lang));
  expect(text).toContain(more);
  expect(wordsOf(html)).toContain(more);
  // Some mail programs cut a mail off at 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(50_000);
  expect(Buffer.byteLength(text)).toBeLessThan(20_000);
});

it("prints names of things and people as text, never as markup", () => {
  const order = paidOrder("en");
  order.order.address.street = '<img src="https://evil.example">';
  const [item] = order.items;
  if (item) item.name = { en: "<b>Teapot</b>" };
  const { html } = mailOf("order.paid", "en", order);
  expect(html).not.toMatch(/evil\.example">|<b>/);
  expect(html).toContain("&lt;b&gt;Teapot");
});

it("a mail that is about no order lists none", () => {
  const { html, text } = mailOf("order.paid", "en", null);
  expect(html).not.toContain("<table");
  expect(text).not.toContain("Where it goes");
});
