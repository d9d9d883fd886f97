import { expect, it } from "vitest";
import { isOfLaboratory } from "./laboratory";

it.each([
  ["tests/e2e/journeys/lab/date.spec.ts", true],
  ["app/ui/size/sizes.test.ts", true],
  ["app/ui/crud-table/column-state.test.ts", false],
  ["tests/e2e/journeys/cart.spec.ts", false],
  ["app/client/toast/toaster.test.ts", false],
  ["backend/features/cart/cart.happy.test.ts", false],
])("%s is of the laboratory: %s", (file, answer) => {
  expect(isOfLaboratory(file)).toBe(answer);
});
