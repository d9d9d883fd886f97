import { expect, test } from "vitest";
import { fullStepPath, orderPath, reviewPath, userPath } from "~/sitemap/account-paths";
import { sectionOf } from "./sections";

test("an address belongs to the part that it stands in, or that brings it about; else to the overview", () => {
  expect(sectionOf(userPath).name).toBe("user");
  expect(sectionOf(`${userPath}/something`).name).toBe("user");
  expect(sectionOf(orderPath("1405-1")).name).toBe("orders");
  expect(sectionOf(reviewPath(12)).name).toBe("orders");
  expect(sectionOf(fullStepPath).name).toBe("info");
});
