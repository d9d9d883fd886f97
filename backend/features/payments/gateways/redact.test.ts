import { expect, it } from "vitest";
import { parseLeniently, redact } from "./redact";

it("keeps of texts their beginning, without a card's number", () => {
  expect(redact("x".repeat(400))).toBe("x".repeat(300));
  expect(redact("paid with 5022291234565995, thanks")).toBe("paid with …, thanks");
  expect(redact({ said: ["6037991234567890"] })).toEqual({ said: ["…"] });
});

it("keeps of lists their beginning", () => {
  expect(redact(Array.from({ length: 150 }, (_, n) => n))).toHaveLength(100);
});

it("names what was secret, unless there was nothing", () => {
  const body = { email: "a@shop.example", card: { last4: "4242" }, phone: null, amount: 5 };
  expect(redact(body)).toEqual({ email: "…", card: "…", phone: null, amount: 5 });
});

it.each([null, undefined, 0, true])("leaves %s as it is", (value) => {
  expect(redact(value)).toBe(value);
});

it("reads JSON, and of anything else the beginning", () => {
  expect(parseLeniently('{"code":100}')).toEqual({ code: 100 });
  expect(parseLeniently(`<html>${"x".repeat(400)}`)).toEqual({ text: `<html>${"x".repeat(294)}` });
});
