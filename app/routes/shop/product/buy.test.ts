import { describe, expect, it } from "vitest";
import { en } from "~/i18n/messages/en";
import { translatorFor } from "~/i18n/translator.server";
import { readBuyForm } from "./buy.server";

const ctx = { translator: translatorFor("en", []) };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readBuyForm(form, ctx);
}

const opId = "0198f0aa-7f0e-7c3e-8b6e-3f1a2b4c5d6e";

describe("the product's forms", () => {
  it("decisions 17: a count may be written in any digits", () => {
    expect(read({ intent: "cart.add", variant: "v1", qty: " ۳ ", op_id: opId })).toEqual({
      accepted: { intent: "cart.add", variant: "v1", qty: 3, op_id: opId },
    });
  });

  it("decisions 11: a form without an op_id gets one, each time another", () => {
    const [one, two] = [0, 1].map(() => read({ intent: "cart.buy", variant: "v1", qty: "1" }));
    expect(one).toMatchObject({ accepted: { op_id: expect.stringMatching(/^[\da-f-]{36}$/) } });
    expect(one).not.toEqual(two);
  });

  it("a wish needs no count, and no variant", () => {
    expect(read({ intent: "wish.add" })).toEqual({ accepted: { intent: "wish.add" } });
    expect(read({ intent: "wish.remove", variant: "v1" })).toHaveProperty("accepted");
  });

  it.each(["0", "-1", "1.5", "abc", "1000", "1e3", "1000000000", "٠"])(
    "%s is no count, and is shown again",
    (qty) => {
      expect(read({ intent: "cart.add", variant: "v1", qty })).toEqual({
        refused: { qty, errors: [en.qty_error], isCount: true },
      });
    },
  );

  it.each<Record<string, string>>([
    { intent: "steal", variant: "v1" },
    { variant: "v1" },
    { intent: "cart.add", variant: "v".repeat(65) },
    { intent: "cart.add", variant: "v1", op_id: "1" },
  ])("%j is refused, and it is not the count", (fields) => {
    expect(read({ qty: "2", ...fields })).toEqual({
      refused: { qty: "2", errors: [en["error.bad_request"]], isCount: false },
    });
  });
});
