import { expect, it } from "vitest";
import { soldOut } from "./sold-out";

const lines: Parameters<typeof soldOut>[1] = [
  { variantId: "cup", sku: "SKU-1", name: { en: "Cup", fa: "فنجان" } },
  { variantId: "pot", sku: "SKU-2", name: { en: "Teapot", fa: "قوری" } },
  { variantId: "jar", sku: "SKU-3", name: {} },
];
const told = (variantId: string | null, lang = "fa") => soldOut(lang, lines, variantId).details;

it("names the line that is gone in the shopper's language, and points at its variant", () => {
  const errors = { pot: ["order.sold_out"] };
  expect(soldOut("fa", lines, "pot")).toMatchObject({ code: "order.sold_out", status: 409 });
  expect(told("pot")).toEqual({ params: { name: "قوری" }, errors });
  expect(told("pot", "en")).toEqual({ params: { name: "Teapot" }, errors });
});

it("says the SKU of what has no name", () => {
  expect(told("jar").params).toEqual({ name: "SKU-3" });
});

it("names nothing where it is not known which line it was", () => {
  expect(told("else")).toEqual({ params: { name: "" }, errors: { else: ["order.sold_out"] } });
  expect(told(null)).toEqual({ params: { name: "" }, errors: {} });
});

it("names a line whose variant is no longer there, and points at none", () => {
  const gone = [...lines, { variantId: null, sku: "SKU-4", name: { fa: "بشقاب" } }];
  expect(soldOut("fa", gone, null).details).toEqual({ params: { name: "بشقاب" }, errors: {} });
});
