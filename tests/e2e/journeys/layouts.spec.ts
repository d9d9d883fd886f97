import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

for (const [width, layout] of [
  [960, "laptop"],
  [959, "mobile"],
] as const) {
  test(`R-GEN-02 the home page has its ${layout} layout at ${width} px`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shopper.open("/en");
    const departments = page.getByRole("navigation", {
      name: say("en", "chrome.departments"),
      exact: true,
    });
    const menu = page.locator("summary").and(page.getByLabel(say("en", "chrome.menu")));
    await expect(departments).toBeVisible({ visible: layout === "laptop" });
    await expect(menu).toBeVisible({ visible: layout === "mobile" });
  });
}
