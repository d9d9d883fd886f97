import { describe, expect, it } from "vitest";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { errorsOf, sentText } from "~/forms/submission";
import { en } from "~/i18n/messages/en";
import { translatorFor } from "~/i18n/translator.server";
import type { RequestContext } from "~/request/context.server";
import { productSchema } from "./schema.server";

const ctx = { lang: "en", translator: translatorFor("en", []) } as RequestContext;

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm({ ctx, form }, productSchema);
}

const opId = "0198f0aa-7f0e-7c3e-8b6e-3f1a2b4c5d6e";

describe("the product's forms", () => {
  it("decisions 17: a count may be written in any digits", () => {
    expect(read({ intent: "cart.add", variant: "v1", qty: " ۳ ", op_id: opId })).toMatchObject({
      value: { intent: "cart.add", variant: "v1", qty: 3, op_id: opId },
    });
  });

  it("decisions 11: a form without an op_id gets one, each time another", () => {
    const [one, two] = [0, 1].map(() => read({ intent: "cart.buy", variant: "v1", qty: "1" }));
    expect(one).toMatchObject({ value: { op_id: expect.stringMatching(/^[\da-f-]{36}$/) } });
    expect(one).not.toMatchObject({ value: two && "value" in two ? two.value : {} });
  });

  it("a wish needs no count, and no variant", () => {
    expect(read({ intent: "wish.add" })).toMatchObject({ value: { intent: "wish.add" } });
    expect(read({ intent: "wish.remove", variant: "v1" })).toHaveProperty("value");
  });

  it.each(["0", "-1", "1.5", "abc", "1000", "1e3", "1000000000", "٠"])(
    "%s is no count, and is shown again",
    (qty) => {
      const { data: result } = toErrorResponse(read({ intent: "cart.add", variant: "v1", qty }));
      expect(result.error).toEqual({ qty: [en.qty_error] });
      expect(sentText(result, "qty")).toBe(qty);
    },
  );

  it.each<Record<string, string>>([
    { intent: "steal", variant: "v1" },
    { variant: "v1" },
    { intent: "cart.add", variant: "v".repeat(65) },
    { intent: "cart.add", variant: "v1", op_id: "1" },
  ])("%j is refused, and it is not the count", (fields) => {
    const { data: result } = toErrorResponse(read({ qty: "2", ...fields }));
    expect(errorsOf(result)).toEqual([en["error.bad_request"]]);
    expect(result.error).not.toHaveProperty("qty");
    expect(sentText(result, "qty")).toBe("2");
  });
});
