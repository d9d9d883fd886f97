import { expect, test } from "vitest";
import { readSources } from "./sources";

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
