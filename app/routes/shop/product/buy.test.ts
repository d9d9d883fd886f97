import { describe, expect, it } from "vitest";
import { readBuyForm } from "./buy.server";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("the buying form", () => {
  it("decisions 17: a count may be written in any digits", () => {
    expect(readBuyForm(form({ intent: "cart.add", variant: "v1", qty: " ۳ " }))).toEqual({
      accepted: "cart.add",
    });
  });

  it("a wish needs no count", () => {
    expect(readBuyForm(form({ intent: "wish.add", variant: "v1" }))).toEqual({
      accepted: "wish.add",
    });
  });

  it.each(["0", "-1", "1.5", "abc", "1000", "1e3"])("%s is no count, and is shown again", (qty) => {
    expect(readBuyForm(form({ intent: "cart.add", variant: "v1", qty }))).toEqual({
      refused: { qty, errors: ["qty_error"] },
    });
  });

  it("an unknown intent and a missing variant are refused", () => {
    expect(readBuyForm(form({ intent: "steal", variant: "v1" }))).toHaveProperty("refused");
    expect(readBuyForm(form({ intent: "cart.add" }))).toHaveProperty("refused");
  });
});
