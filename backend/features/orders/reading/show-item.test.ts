import { expect, it } from "vitest";
import { showItems } from "./show-item";

const item = {
  ...{ id: "1", variantId: null, productCode: null, sku: "EWER", image: null },
  ...{ unitPrice: 100, compareAt: null, qty: 1, total: 100, returnedQty: 0 },
  name: { en: "Ewer", fa: "آفتابه" },
  options: [{ name: { en: "Colour", fa: "رنگ" }, value: { en: "Blue" } }],
};

it("a line says which of its words are in another language, and nothing where none is", async () => {
  const show = async (lang: "en" | "fa" | "de") => {
    const [line] = await showItems(
      {} as never,
      { currency: "USD" } as never,
      [item] as never,
      lang,
    );
    return line;
  };
  const english = await show("en");
  expect(english).not.toHaveProperty("lang");
  expect(english?.options).toEqual([{ name: "Colour", value: "Blue" }]);
  expect((await show("fa"))?.options).toEqual([
    { name: "رنگ", value: "Blue", said_in: { value: "en" } },
  ]);
  expect(await show("de")).toMatchObject({
    name: "Ewer",
    lang: "en",
    options: [{ said_in: { name: "en", value: "en" } }],
  });
});
