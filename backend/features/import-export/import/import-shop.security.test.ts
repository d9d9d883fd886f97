import { beforeAll, expect, it } from "vitest";
import { provideTestDatabase } from "../../../../tests/support/database";
import { example } from "./examples.fixture";
import { exportedCsv, importFiles, sayProblems } from "./files-of.fixture";

const shop = provideTestDatabase("empty");
beforeAll(async () => {
  await importFiles(shop().database, { "shop.json": example("shop.json") });
});

const problemsOf = async (document: string | object) => {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  return sayProblems(await importFiles(shop().database, { "a.json": text }));
};
const product = (own: object) => ({
  products: [{ department: "kitchen", name: { en: "X" }, variants: [{ sku: "X-1" }], ...own }],
});

it("keeps scripts out of descriptions and of the head", async () => {
  expect(await problemsOf(product({ description: { en: "<script>1</script>" } }))).toEqual([
    "a.json:1 description.en bad_markup <script>",
  ]);
  const site = { package: "timcheh", meta_tag: "<script>1</script>", colors: "--a:1;}</style>" };
  expect(await problemsOf({ site_default: site })).toEqual([
    "a.json:1 meta_tag bad_markup <script>1</script>",
    "a.json:1 colors bad_markup --a:1;}</style>",
  ]);
});

it("names a property that no style reads", async () => {
  const site = (colors: string) => ({ site_default: { package: "timcheh", colors } });
  expect(await problemsOf(site("--color-accent: #e07a4f; --brand: #117c7c;"))).toEqual([
    "a.json:1 colors not_theme --brand",
  ]);
  expect(await problemsOf(site("--color-accent: #e07a4f;"))).toEqual([]);
});

it("takes no colours that couldn't be read: both of the pair are named, with how far they stand apart", async () => {
  const site = (colors: string) => ({ site_default: { package: "timcheh", colors } });
  expect(await problemsOf(site("--color-primary: #888888;"))).toEqual([
    "a.json:1 colors low_contrast --color-primary / --color-paper: 3.34 < 4.5",
  ]);
  const ownPair = "--color-accent: #777777; --color-on-accent: #787878;";
  expect(await problemsOf(site(ownPair))).toEqual([
    "a.json:1 colors low_contrast --color-on-accent / --color-accent: 1.01 < 4.5",
  ]);
  expect(await problemsOf(site("--color-primary: #666666;"))).toEqual([]);
});

it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x"])(
  "lets no menu lead to %s",
  async (path) => {
    const menu = { menu: "home", entries: [{ title: { en: "X" }, to: { path } }] };
    expect(await problemsOf({ menus: [menu] })).toEqual(["a.json:1 entries.0.to.path bad_path "]);
  },
);

it.each(["../secret.png", "/etc/passwd", "a/../../b.png", "a\\b.png", ".hidden"])(
  "lets no picture come from %s",
  async (path) => {
    const picture = { file: "x", source: { kind: "stored", path }, width: 1, height: 1, tint: 0 };
    expect(await problemsOf({ pictures: [picture] })).toEqual(["a.json:1 source.path bad_path "]);
  },
);

it("takes names of JavaScript's own for names, or for nothing", async () => {
  const text = `{"products": [{"department": "kitchen", "__proto__": {"polluted": 1},
    "name": {"en": "X"}, "variants": [{"sku": "__proto__"}]}]}`;
  expect(await problemsOf(text)).not.toEqual([]);
  expect(await problemsOf(product({ facts: { constructor: "x" } }))).toEqual([
    "a.json:1 facts.constructor unknown_attribute constructor",
  ]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

it("stores quotes as quotes", async () => {
  const name = "'); drop table product; --";
  expect(await problemsOf(product({ name: { en: name } }))).toEqual([]);
  expect(await exportedCsv(shop().database, "products")).toContain(name.replaceAll('"', '""'));
});

it("writes no cell that a spreadsheet would run", async () => {
  const dangers = { en: '=HYPERLINK("https://evil.example")', fa: "@SUM(1+1)" };
  expect(await problemsOf(product({ name: dangers, subtitle: { en: "+1", fa: "-1" } }))).toEqual(
    [],
  );
  const sheet = await exportedCsv(shop().database, "products");
  expect(sheet).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(sheet).toContain(",'@SUM(1+1),");
  expect(sheet).not.toMatch(/(^|,)"?[=+@-]/m);
});

it("refuses a record that never ends, before it fills the memory", async () => {
  expect(await problemsOf(`{"products": [{"name": {"en": "${"x".repeat(4_100_000)}`)).toEqual([
    "a.json:1  too_big ",
  ]);
});

it("refuses numbers that the shop couldn't count on from", async () => {
  expect(await problemsOf(product({ code: 2_147_483_647 }))).toEqual([
    "a.json:1 code out_of_range 1…999999999",
  ]);
});
