import fc from "fast-check";
import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { example } from "./examples.fixture";
import { exportedJson, exportedSheets, importFiles, sayProblems } from "./files-of.fixture";

const shop = provideTestDatabase("empty");

/** Texts with everything that quoting, spreadsheets and both scripts make hard. */
const hardWords = fc.constantFrom(
  ..."= + - @ ' \" , ; | \t \n \r\n \\ { } [ ] سلام می‌شود ۱۲ é 𐍈 \u00a0 __proto__".split(" "),
  " ",
);
const texts = (longest: number) =>
  fc
    .array(fc.oneof(hardWords, fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 6 })
    .map((words) => words.join("").slice(0, longest))
    .filter((text) => text !== "" && !/(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text));

const both = (longest: number) =>
  fc.oneof(
    fc.record({ en: texts(longest), fa: texts(longest) }),
    fc.record({ en: texts(longest) }),
  );
const cents = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((units) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, "0")}`);

const variants = fc.uniqueArray(
  fc.record({
    sku: fc.stringMatching(/^[A-Z0-9]{1,6}(-[a-z0-9]{1,4})?$/),
    stock: fc.nat(1_000_000),
    active: fc.boolean(),
    price: fc.record({ usd: cents, irr: fc.integer({ min: 1, max: 10 ** 12 }).map(String) }),
  }),
  { selector: ({ sku }) => sku, minLength: 1, maxLength: 2 },
);

const products = fc.record({
  department: fc.constant("kitchen"),
  categories: fc.subarray(["tea", "teapots"]),
  brand: fc.option(fc.constant("sofal")),
  name: both(150),
  subtitle: fc.record({ en: texts(200) }),
  guarantee: fc.oneof(fc.constant({}), both(200)),
  return_days: fc.option(fc.nat(365)),
  facts: fc.oneof(
    fc.constant({}),
    fc.record({ volume: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
  ),
  variants,
});

/** Two variants on sale would need options to be told apart. */
const told = fc.array(products, { minLength: 1, maxLength: 4 }).map((list) =>
  list.map((product, index) => ({
    ...product,
    variants: product.variants.map((variant, place) => ({
      ...variant,
      sku: `${index}-${variant.sku}`,
      options: { glaze: place === 0 ? "white" : "turquoise" },
    })),
  })),
);

it("brings every shop back as it was, through JSON and through sheets", async () => {
  await importFiles(shop().database, { "shop.json": example("shop.json") });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(told, async (list) => {
      // What came in before stays: a short number that comes up again would name a product of another run.
      run++;
      const named = list.map(({ variants: own, ...product }) => ({
        ...product,
        variants: own.map((variant) => ({ ...variant, sku: `${run}-${variant.sku}` })),
      }));
      const text = JSON.stringify({ products: named });
      const made = await importFiles(shop().database, { "a.json": text });
      expect(sayProblems(made)).toEqual([]);
      const json = await exportedJson(shop().database);
      for (const files of [{ "b.json": json }, await exportedSheets(shop().database)]) {
        const again = await importFiles(shop().database, files);
        expect(sayProblems(again)).toEqual([]);
        expect(again.report.differences).toEqual([]);
      }
      expect(await exportedJson(shop().database)).toBe(json);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 120_000);
