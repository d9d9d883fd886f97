import { expect, test } from "vitest";
import { skipRevalidation } from "./skip-revalidation";

const here = new URL("http://shop.example/en/carts");

function asked(facts: Partial<Parameters<typeof skipRevalidation>[0]>): boolean {
  return skipRevalidation({
    currentUrl: here,
    currentParams: {},
    nextUrl: here,
    nextParams: {},
    defaultShouldRevalidate: true,
    ...facts,
  });
}

test("a form that was refused or not sent leaves what stands around the page as it is", () => {
  expect(asked({ formMethod: "POST", actionStatus: 400 })).toBe(false);
  expect(asked({ formMethod: "POST", actionStatus: 499 })).toBe(false);
});

test("a form that was taken, and any other page, ask for it again", () => {
  expect(asked({ formMethod: "POST", actionStatus: 200 })).toBe(true);
  expect(asked({ formMethod: "POST" })).toBe(true);
  expect(asked({ nextUrl: new URL("/en", here) })).toBe(true);
});
