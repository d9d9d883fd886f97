import { describe, expect, it } from "vitest";
import { messageKinds, messageParams } from "./kinds";
import { renderMail, renderSms } from "./render-message";
import { messagesEn } from "./texts/en";
import { messagesFa } from "./texts/fa";

const shop = "https://shop.example";
const params = {
  code: "012345",
  url: "/en/user/orders/1404-000123",
  number: "1404-000123",
  amount: "$12.50",
  name: "Sara",
  tracking: "TR-77",
};
const placesOf = (text: unknown) => new Set(JSON.stringify(text).match(/\{\w+\}/g));

describe.each([...messageKinds])("%s", (kind) => {
  it("R-LANG-14 says the same things in both languages", () => {
    const [en, fa] = [messagesEn.kinds[kind], messagesFa.kinds[kind]];
    expect(placesOf(fa)).toEqual(placesOf(en));
    expect(fa.lines.length).toBe(en.lines.length);
    expect([fa.code, Boolean(fa.button)]).toEqual([en.code, Boolean(en.button)]);
    const known = messageParams.map((name) => `{${name}}`);
    for (const place of placesOf(en)) expect(known).toContain(place);
  });

  it.each(["en", "fa"])("is whole in %s, by mail and by SMS", (lang) => {
    const mail = renderMail({ kind, lang, params }, shop);
    expect(mail.html).toContain(`<html lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">`);
    for (const text of [
      mail.subject,
      mail.text,
      mail.html,
      renderSms({ kind, lang, params }, shop),
    ]) {
      expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });
});

it("a mail says its button's address, whole, in both of its forms", () => {
  const mail = renderMail({ kind: "order.shipped", lang: "en", params }, shop);
  expect(mail.html).toContain('href="https://shop.example/en/user/orders/1404-000123"');
  expect(mail.text).toContain("Where is it?: https://shop.example/en/user/orders/1404-000123");
});

it("leaves out what it has nothing to say of", () => {
  const { tracking, ...without } = params;
  const mail = renderMail({ kind: "order.shipped", lang: "en", params: without }, shop);
  expect(mail.text).not.toContain("tracking");
  expect(mail.text).toContain("has left our house");
  expect(renderMail({ kind: "order.shipped", lang: "en", params }, shop).text).toContain(tracking);
});

it("keeps numbers and names in their own direction", () => {
  const { text } = renderMail({ kind: "order.paid", lang: "fa", params }, shop);
  expect(text).toContain("\u2068$12.50\u2069");
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
  const text = renderSms({ kind: "login.code", lang: "fa", params }, "https://shop.example:8443");
  expect(text.split("\n").at(-1)).toBe("@shop.example #012345");
});

it("a language that is not known is the bootstrap's", () => {
  expect(renderMail({ kind: "order.paid", lang: "de", params }, shop).lang).toBe("fa");
});
