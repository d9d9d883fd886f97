import { expect, test } from "vitest";
import { findLines, readSources } from "./sources";

const pages = readSources(["app/routes", "dev"], ["route.tsx"]);

test("every page with a form keeps it where the network takes nothing", () => {
  const posted = pages.filter(({ text }) =>
    /^export (const action|async function action|\{ action \})/m.test(text),
  );
  const forgetful = posted.filter(
    ({ text }) => !text.includes("export const clientAction = preserveForm;"),
  );
  expect(posted.length).toBeGreaterThan(10);
  expect(forgetful.map(({ path }) => path)).toEqual([]);
});

const ownPages = pages.filter(({ path }) => path.startsWith("app/"));
const actions = readSources(["app/routes"], ["action.server.ts"]);

test("every page with a form has its action in action.server.ts, which reads it by a schema", () => {
  const inRoute = ownPages.filter(({ text }) =>
    /^export (const action|async function action)\b/m.test(text),
  );
  expect(inRoute.map(({ path }) => path)).toEqual([]);
  expect(actions.length).toBeGreaterThan(8);
  // A table's form is read by the table's own schema, a file's by that of all files.
  const reads = /\b(parseForm|actOnTable|takeCsv)\(/;
  expect(actions.filter(({ text }) => !reads.test(text)).map(({ path }) => path)).toEqual([]);
  expect(findLines([...ownPages, ...actions], /\bform\.get\(/)).toEqual([]);
});

test("a form that was not taken comes back with the one result that app/forms makes", () => {
  const screens = readSources(["app/routes", "app/features"], [".server.ts", "route.tsx"]);
  const makesItsOwn = findLines(
    screens.filter(({ path }) => actions.some((action) => action.path === path)),
    /\bdata\(|\bparseWithZod\b|\bResponse\.json\(/,
  );
  expect(makesItsOwn).toEqual([]);
  expect(findLines(screens, /\b(interface|type) Refused/)).toEqual([]);
});
