import { describe, expect, it } from "vitest";
import { parseForm, toErrorResponse } from "~/forms/parse.server";
import { errorsOf, sentText } from "~/forms/submission";
import { en } from "~/i18n/messages/en";
import { translatorFor } from "~/i18n/translator.server";
import type { RequestContext } from "~/request/context.server";
import { opsOf, withSteps } from "./action.server";
import { cartSchema } from "./schema.server";

const ctx = { lang: "en", translator: translatorFor("en", []) } as RequestContext;
const opId = "0198f0aa-7f0e-7c3e-8b6e-3f1a2b4c5d6e";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(withSteps({ ctx, form }), cartSchema);
}

function opsFor(fields: Record<string, string>) {
  const submission = read({ op_id: opId, ...fields });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return opsOf(submission.value, { lang: "fa" });
}

describe("the cart's forms", () => {
  it("decisions 17: a typed count may be in any digits; − and + name theirs", () => {
    const set = { intent: "cart.set", variant: "v1" };
    const op = { type: "set", op_id: opId, variant_id: "v1" };
    expect(opsFor({ ...set, qty: "۳" })).toEqual([{ ...op, qty: 3 }]);
    expect(opsFor({ ...set, qty: "3", to: "4" })).toEqual([{ ...op, qty: 4 }]);
  });

  it.each([
    ["cart.remove", { type: "remove" }],
    ["cart.later", { type: "later", later: true }],
    ["cart.back", { type: "later", later: false }],
  ])("%s is one operation", (intent, op) => {
    expect(opsFor({ intent, variant: "v1" })).toEqual([{ op_id: opId, variant_id: "v1", ...op }]);
  });

  it("a removal is taken back to where the line was", () => {
    const back = { intent: "cart.put_back", variant: "v1", qty: "2" };
    expect(opsFor(back).map(({ type }) => type)).toEqual(["add"]);
    const [add, later] = opsFor({ ...back, later: "1" });
    expect(later).toMatchObject({ type: "later", later: true, variant_id: "v1" });
    expect(later?.op_id).not.toBe(add?.op_id);
  });

  it("decisions 11: accepting names the price that was seen, in the page's currency", () => {
    const fields = { intent: "cart.accept", variant: "v1", qty: "2", seen: "4200000" };
    expect(opsFor(fields)[0]).toMatchObject({
      type: "set",
      qty: 2,
      seen: { amount: 4_200_000, currency: "IRR" },
    });
  });

  it("a coupon's code is trimmed; taking it off is a code of null", () => {
    expect(opsFor({ intent: "cart.coupon", code: " nowruz " })).toEqual([
      { type: "coupon", op_id: opId, code: "nowruz" },
    ]);
    expect(opsFor({ intent: "cart.uncoupon" })).toEqual([
      { type: "coupon", op_id: opId, code: null },
    ]);
  });

  it.each(["0", "-1", "1000000000", "abc", "", "1.5"])("%s is no count", (qty) => {
    const text = qty === "" ? en.required_error : en.qty_error;
    const { data: result } = toErrorResponse(read({ intent: "cart.set", variant: "v1", qty }));
    expect(result.error).toEqual({ qty: [text] });
    expect(sentText(result, "variant")).toBe("v1");
    expect(sentText(result, "qty") ?? "").toBe(qty);
  });

  it("an empty or endless code is refused at its field", () => {
    expect(read({ intent: "cart.coupon", code: " " })).toMatchObject({
      error: { code: [en.required_error] },
    });
    expect(read({ intent: "cart.coupon", code: "x".repeat(41) })).toMatchObject({
      error: { code: [en["coupon.too_long"]] },
    });
  });

  it.each<Record<string, string>>([
    { intent: "cart.steal", variant: "v1" },
    { variant: "v1", qty: "1" },
    { intent: "cart.remove" },
    { intent: "cart.remove", variant: "v".repeat(65) },
    { intent: "cart.remove", variant: "v1", op_id: "again" },
    { intent: "cart.accept", variant: "v1", qty: "1", seen: "-5" },
    { intent: "cart.put_back", variant: "v1", qty: "1", later: "yes" },
  ])("a form that the page never made is refused: %j", (fields) => {
    const { data: result } = toErrorResponse(read(fields));
    expect(errorsOf(result)).toEqual([en["error.bad_request"]]);
  });
});
