import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";

test("a newcomer's product page waits for no stylesheet, and keeps its looks on the way on", async ({
  page,
  shopper,
}) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
  });
  const path = productPath("en", await findProduct("en"));
  const paper = page.locator("html");
  await shopper.open(path);
  expect(sheets).toEqual([]);
  await expect(paper).toHaveCSS("background-color", "rgb(251, 248, 242)");

  await page.getByRole("banner").locator(".bar-name").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(paper).toHaveCSS("background-color", "rgb(251, 248, 242)");

  await shopper.open(path);
  expect(sheets.some((sheet) => /\/app-[^/]+\.css$/.test(sheet))).toBe(true);
  await expect(paper).toHaveCSS("background-color", "rgb(251, 248, 242)");
});
