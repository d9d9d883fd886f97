import { describe, expect, it } from "vitest";
import { testVariant } from "~/features/catalog/catalog.fixture";
import { chooseByForm, chooseVariant, optionState, resolveChange } from "./choose-variant";

const price = (amount: number) =>
  ({ currency: "USD", amount, compare_at: null, discount: null }) as const;
const option = (code: string) => ({ code, name: code, swatch: null });
const shirt = {
  choices: [
    { code: "color", name: "Colour", type: "color" as const, options: ["red", "blue"].map(option) },
    { code: "size", name: "Size", type: "select" as const, options: ["s", "m"].map(option) },
  ],
  variants: [
    testVariant({
      id: "red-s",
      options: { color: "red", size: "s" },
      price: price(900),
      stock: "out",
    }),
    testVariant({ id: "red-m", options: { color: "red", size: "m" }, price: price(1200) }),
    testVariant({ id: "blue-m", options: { color: "blue", size: "m" }, price: price(1000) }),
  ],
};
const choose = (search: string) => chooseVariant(shirt, new URLSearchParams(search));

describe("the variant that an address means", () => {
  it("is the cheapest that can be bought when nothing is chosen", () => {
    expect(choose("").variant?.id).toBe("blue-m");
  });

  it("has all the chosen options", () => {
    expect(choose("color=red&size=s").variant?.id).toBe("red-s");
  });

  it("settles what is left open by what can be bought", () => {
    expect(choose("color=red").options).toEqual({ color: "red", size: "m" });
  });

  it("is none where the options don't exist together", () => {
    const { variant, options } = choose("color=blue&size=s");
    expect(variant).toBeUndefined();
    expect(options).toEqual({ color: "blue", size: "s" });
  });

  it("ignores options that the product doesn't have", () => {
    expect(choose("color=green&page=2").variant?.id).toBe("blue-m");
  });
});

describe("the variant that a sent form means", () => {
  function choose(ticked: Record<string, string>, hint?: string) {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticked)) form.set(name, value);
    return chooseByForm(shirt, form, hint).variant?.id;
  }

  it("is the ticked one, whatever the page showed when it was made", () => {
    expect(choose({ color: "blue", size: "m" }, "red-m")).toBe("blue-m");
  });

  it("is none where the ticked options don't exist together, or one is no longer there", () => {
    expect(choose({ color: "blue", size: "s" }, "blue-m")).toBeUndefined();
    expect(choose({ color: "green", size: "m" }, "blue-m")).toBeUndefined();
  });

  it("is the page's where the ticks leave it open, and none without a page's word", () => {
    expect(choose({ color: "red" }, "red-m")).toBe("red-m");
    expect(choose({}, "red-m")).toBe("red-m");
    expect(choose({ color: "red" })).toBeUndefined();
    expect(choose({ color: "red" }, "blue-m")).toBeUndefined();
  });

  it("is the only one of a product without choices", () => {
    const plain = { choices: [], variants: [testVariant({ id: "only" })] };
    expect(chooseByForm(plain, new FormData(), "gone").variant?.id).toBe("only");
  });
});

it("an option says what a click on it would lead to", () => {
  const { options } = choose("color=red&size=m");
  expect(optionState(shirt, options, "color", "blue")).toBe("available");
  expect(optionState(shirt, options, "size", "s")).toBe("sold-out");
  expect(optionState(shirt, { color: "blue", size: "m" }, "size", "s")).toBe("impossible");
});

describe("a changed choice", () => {
  const resolve = (now: string, was: string) => {
    const params = new URLSearchParams(now);
    params.set("was", was);
    return resolveChange(shirt, params);
  };

  it("stays, and the other choices give way where they must", () => {
    expect(resolve("color=blue&size=s", "color=red&size=s")).toEqual({ color: "blue", size: "m" });
    expect(resolve("color=blue&size=s", "color=blue&size=m")).toEqual({ color: "red", size: "s" });
  });

  it("keeps the other choices where it can", () => {
    expect(resolve("color=red&size=s", "color=red&size=m")).toEqual({ color: "red", size: "s" });
  });

  it("is none where the address does not say what was before", () => {
    expect(resolveChange(shirt, new URLSearchParams("color=red"))).toBeUndefined();
  });
});
