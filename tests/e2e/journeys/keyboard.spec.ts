import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

test("the first Tab leads past everything that repeats", async ({ page, shopper }) => {
  await shopper.open("/en/home/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: say("en", "chrome.skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("every stop of the keyboard is named, seen and shows its focus", async ({ page, shopper }) => {
  await shopper.open("/en/home/products");
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await expect(focused).toBeInViewport();
    // The search box is drawn as one thing: its frame shows the focus of what is in it.
    const outlines = await focused.evaluate((element) =>
      [element, element.closest("[role=search]")].map(
        (one) => one && getComputedStyle(one).outlineStyle,
      ),
    );
    expect(outlines, `stop ${stop}`).toContainEqual(expect.stringMatching(/solid|auto/));
    const name = await focused.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element.textContent || (element as HTMLInputElement).labels?.[0]?.textContent || ""),
    );
    expect(name.trim(), `stop ${stop}`).not.toBe("");
  }
});

test("from the search box to a product by keyboard alone", async ({ page, shopper }) => {
  await shopper.open("/en");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("tea");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=tea/);
  await shopper.cards.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/show\//);
});
