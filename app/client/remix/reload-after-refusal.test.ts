import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, it } from "vitest";
import { reloadAfterRefusal } from "./reload-after-refusal";
import { unchangedAnswer } from "./unchanged-answer";

/** As the router asks: where a page answers for itself, it takes a yes for the default. */
const reloads = (actionStatus: number) =>
  reloadAfterRefusal({
    actionStatus,
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

it("a page is asked for anew once the shop has answered its form, also with a refusal", () => {
  expect([200, 400, 429].map(reloads)).toEqual([true, true, true]);
});

it("R-PWA-14[other-forms] it stays as it is where the form did not reach the shop", () => {
  expect(reloads(unchangedAnswer(null).status)).toBe(false);
});
