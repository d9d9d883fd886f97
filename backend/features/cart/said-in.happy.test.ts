import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { cards } from "../../db/tables/listing";
import { ApiShopper, findVariants } from "./cart.fixture";
import { showOptions } from "./show-line";

const backend = provideTestBackend();

it("a line says in which language its product's name is, where the reader's has none", async () => {
  const [lamp = ""] = await findVariants(backend(), 1);
  await backend().shop.database.run((q) => q.delete(cards).where(eq(cards.lang, "fa")));
  const lineIn = async (lang: string) =>
    (await new ApiShopper(backend(), null, lang).add(lamp, 1)).cart.lines[0]?.product;
  expect(await lineIn("fa")).toMatchObject({ name: expect.stringMatching(/[a-z]/), lang: "en" });
  expect(await lineIn("en")).not.toHaveProperty("lang");
});

it("an option says which of its words are in another language", () => {
  const colour = { code: "color", name: { en: "Colour", fa: "رنگ" } };
  const options = [{ id: 7, code: "red", name: { en: "Red" } }];
  const reference = { attributes: [{ ...colour, options }] } as never;
  expect(showOptions([7], { reference, lang: "fa" })).toEqual([
    { code: "color", name: "رنگ", option: "red", value: "Red", said_in: { value: "en" } },
  ]);
  expect(showOptions([7], { reference, lang: "en" })).toEqual([
    { code: "color", name: "Colour", option: "red", value: "Red" },
  ]);
});
