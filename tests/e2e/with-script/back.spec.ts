import { expect, test } from "../../support/fixtures";

const cards = 'ul > li a[href*="/products/show/"]';

test("R-INF-02 R-INF-04 the list grows by itself towards its end", async ({ shopper }) => {
  await shopper.open("/en/home/products?per_page=12");
  const links = shopper.main.locator(cards);
  await expect(links).toHaveCount(12);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(24);
});

test("R-NAV-02 back from a product restores the loaded pages and the position", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/home/products?per_page=12");
  const links = shopper.main.locator(cards);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(24);
  const chosen = links.nth(18);
  await chosen.scrollIntoViewIfNeeded();
  const name = await chosen.textContent();
  const before = await page.evaluate(() => scrollY);
  await chosen.click();
  await expect(page).toHaveURL(/\/products\/show\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(links.nth(18)).toHaveText(name ?? "");
  await expect
    .poll(() => page.evaluate(() => scrollY).then((now) => Math.abs(now - before) < 60))
    .toBe(true);
});

test("R-NAV-01 a new page starts at its top", async ({ page, shopper }) => {
  await shopper.open("/en");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/en$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("R-NAV-06 screens load when they are visited", async ({ page, shopper }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shopper.open("/en");
  const before = asked.filter((path) => path.endsWith(".js"));
  await page.getByRole("contentinfo").locator('a[href="/en/home/law"]').click();
  await expect(page).toHaveURL("/en/home/law");
  await expect(shopper.title).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before.length);
});
