import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";

const cards = 'ul > li a[href*="/products/show/"]';

test("R-INF-02[appended] the list grows by itself towards its end", async ({ shopper }) => {
  await shopper.open("/en/home/products?per_page=12");
  const links = shopper.main.locator(cards);
  await expect(links).toHaveCount(12);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(24);
});

test("back from a product restores the loaded pages and the position", async ({
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

test("R-NAV-02[restored] 500 ms after going back the position is there again, whatever late content did", async ({
  page,
  shopper,
}) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await shopper.open("/en");
  await page.mouse.wheel(0, 900);
  await expect.poll(position).toBe(900);
  // A click of the browser's own would scroll to the link first.
  const law = page.getByRole("contentinfo").locator('a[href="/en/home/law"]');
  await law.dispatchEvent("click");
  await expect(page).toHaveURL("/en/home/law");
  await expect.poll(position).toBe(0);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/en");
  await expect(shopper.main.locator(".home-front")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(400);
  expect(await position()).toBe(0);
  await page.clock.runFor(200);
  expect(await position()).toBe(900);
});

test("R-NAV-01[query] another choice on the same page keeps the position", async ({
  page,
  shopper,
}) => {
  const product = await findProduct("en", { withChoice: true });
  const code = product.choices[0]?.code ?? "";
  await page.setViewportSize({ width: 360, height: 500 });
  await shopper.open(productPath("en", product));
  const choice = shopper.main.locator(`input[name="${code}"]:not(:checked)`).first();
  const chosen = (await choice.getAttribute("value")) ?? "";
  await choice.evaluate((input) => input.scrollIntoView({ block: "center" }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await shopper.choose("en", code, chosen);
  await expect(page).toHaveURL((url) => url.searchParams.get(code) === chosen);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
});

test("R-NAV-01[top] a new page starts at its top", async ({ page, shopper }) => {
  await shopper.open("/en");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/en$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("R-NAV-06[lazy] screens load when they are visited", async ({ page, shopper }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shopper.open("/en");
  const before = asked.filter((path) => path.endsWith(".js"));
  await page.getByRole("contentinfo").locator('a[href="/en/home/law"]').click();
  await expect(page).toHaveURL("/en/home/law");
  await expect(shopper.title).toBeVisible();
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(before.length);
});
