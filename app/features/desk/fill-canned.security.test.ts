import { expect, it } from "vitest";
import { fillCanned } from "./fill-canned.server";

const customer = { name: "Sara {{code}} $&", phone: null, email: null, since: "" };
const ticket = { lang: "fa", customer, code: 100_001, order: null };

it("fills places once, and what a customer is called opens none", () => {
  const body = { en: "Dear {{name}}, ticket {{ code }}, order {{order}}, {{unknown}}" };
  expect(fillCanned({ body }, ticket)).toBe(
    "Dear Sara {{code}} $&, ticket 100001, order , {{unknown}}",
  );
});

it("is in the customer's language where it has a text in it", () => {
  expect(fillCanned({ body: { en: "Hello", fa: "سلام" } }, ticket)).toBe("سلام");
  expect(fillCanned({ body: { en: "Hello", fa: "" } }, ticket)).toBe("Hello");
});

it("greets who has no name as a customer, in the text's own language", () => {
  const body = { en: "Hello {{name}},", fa: "{{name}} گرامی، سلام" };
  const nameless = { ...ticket, customer: { ...customer, name: null } };
  expect(fillCanned({ body }, nameless)).toBe("مشتری گرامی، سلام");
  expect(fillCanned({ body }, { ...nameless, lang: "en" })).toBe("Hello customer,");
  expect(fillCanned({ body: { en: body.en } }, nameless)).toBe("Hello customer,");
});
