import { expect, test } from "@playwright/test";
import { ask } from "../support/ask";
import { metPlaceholder } from "../support/placeholder";

/** Whoever builds the last of these screens takes this file away with them. */
const placeholder = "/en/home/pages/about";

test("a screen that is not built yet says so, and whoever meets it proves nothing", async () => {
  const answer = await ask(placeholder);
  expect(answer.headers["x-placeholder"]).toBe("1");
  expect(test.info().annotations.map(({ type }) => type)).toContain(metPlaceholder);
});

test("a screen that is there doesn't", async () => {
  const answer = await ask("/en");
  expect(answer.headers["x-placeholder"]).toBeUndefined();
  expect(test.info().annotations).toEqual([]);
});
