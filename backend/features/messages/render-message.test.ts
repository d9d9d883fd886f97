import { describe, expect, it } from "vitest";
import { messageKinds, messageParams } from "./kinds";
import { renderMail, renderSms } from "./render-message";
import { messagesEn } from "./texts/en";
import { messagesFa } from "./texts/fa";

const shop = {
  name: { en: "Sofal House", fa: "خانهٔ سفال", de: "Haus Sofal" },
  publicUrl: "https://shop.example",
};
const params = {
  code: "012345",
  url: "/en/user/orders/1404-000123",
  number: "1404-000123",
  amount: "$12.50",
  name: "Sara",
  tracking: "TR-77",
  contact: "s•••@shop.example",
  answer: "At nine.",
};
const persian = { ...params, name: "سارا" };
const placesOf = (text: unknown) => new Set(JSON.stringify(text).match(/\{\w+\}/g));

describe.each([...messageKinds])("%s", (kind) => {
  it("says the same things in both languages", () => {
    const [en, fa] = [messagesEn.kinds[kind], messagesFa.kinds[kind]];
    expect(placesOf(fa)).toEqual(placesOf(en));
    expect(fa.lines.length).toBe(en.lines.length);
    expect([fa.code, Boolean(fa.button)]).toEqual([en.code, Boolean(en.button)]);
    const known = [...messageParams, "shop"].map((name) => `{${name}}`);
    for (const place of placesOf(en)) expect(known).toContain(place);
  });

  it.each(["en", "fa"] as const)(
    "is whole in %s, by mail and by SMS, and names the shop",
    (lang) => {
      const mail = renderMail({ kind, lang, params }, shop);
      const sms = renderSms({ kind, lang, params }, shop);
      for (const text of [mail.sender, mail.text, mail.html, sms]) {
        expect(text).toContain(shop.name[lang]);
      }
      expect(mail.html).toContain(`<html lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">`);
      for (const text of [mail.subject, mail.text, mail.html, sms]) {
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
    },
  );
});

it("a mail says its button's address, whole, in both of its forms", () => {
  const mail = renderMail({ kind: "order.shipped", lang: "en", params }, shop);
  expect(mail.html).toContain('href="https://shop.example/en/user/orders/1404-000123"');
  expect(mail.text).toContain("Where is it?:\nhttps://shop.example/en/user/orders/1404-000123");
});

it("parts somebody's long text into paragraphs, each in its own direction", () => {
  const answer = "ساعت ۹.\n\nAt nine.";
  const mail = renderMail(
    { kind: "guest.answered", lang: "en", params: { ...params, answer } },
    shop,
  );
  expect(mail.html).toContain("><bdi>ساعت ۹.</bdi></p>");
  expect(mail.html).toContain(">At nine.</p>");
});

it("leaves out what it has nothing to say of", () => {
  const { tracking, ...without } = params;
  const mail = renderMail({ kind: "order.shipped", lang: "en", params: without }, shop);
  expect(mail.text).not.toContain("tracking");
  expect(mail.text).toContain("has left our house");
  expect(renderMail({ kind: "order.shipped", lang: "en", params }, shop).text).toContain(tracking);
});

it("keeps numbers and names in their own direction, in subjects, texts and HTML", () => {
  const { subject, text, html } = renderMail({ kind: "order.paid", lang: "fa", params }, shop);
  const sms = renderSms({ kind: "order.paid", lang: "fa", params }, shop);
  expect(text).toContain("\u2066$12.50\u2069");
  for (const words of [subject, text, sms]) expect(words).toContain("\u20661404-000123\u2069");
  expect(html).toContain('<bdi dir="ltr">1404-000123</bdi>');
  expect(html).not.toMatch(/[\u2066-\u2069]/);
  const english = renderMail({ kind: "owner.new_order", lang: "en", params: persian }, shop);
  expect(english.text).toContain("\u2068سارا\u2069");
  expect(english.html).toContain("<bdi>سارا</bdi>");
  expect(english.subject).not.toMatch(/[\u2066-\u2069]/);
});

it("takes marks of direction out of what people wrote", () => {
  const { text } = renderMail(
    { kind: "owner.new_order", lang: "en", params: { ...params, name: "Sa\u202Era\u2069" } },
    shop,
  );
  expect(text).toContain("placed by Sara.");
});

it.each(["en", "fa"])("leaves addresses alone on their lines, in %s", (lang) => {
  const written = { kind: "order.shipped" as const, lang, params };
  const address = "https://shop.example/en/user/orders/1404-000123";
  for (const text of [renderMail(written, shop).text, renderSms(written, shop)]) {
    expect(text.split("\n")).toContain(address);
  }
});

it("prints what people wrote as text, never as markup", () => {
  const name = '<script>alert("1")</script>';
  const mail = renderMail(
    { kind: "owner.new_order", lang: "en", params: { ...params, name } },
    shop,
  );
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain("&lt;script&gt;");
});

it("a code's text ends with the line by which phones fill it in on this shop's page alone", () => {
  const text = renderSms(
    { kind: "login.code", lang: "fa", params },
    { ...shop, publicUrl: "https://shop.example:8443" },
  );
  expect(text.split("\n").at(-1)).toBe("@shop.example #012345");
});

it("a language that is not known is the bootstrap's", () => {
  expect(renderMail({ kind: "order.paid", lang: "xx", params }, shop).lang).toBe("fa");
});
