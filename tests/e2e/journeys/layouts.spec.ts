import { expect, test } from "../../support/fixtures";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const at = (width: number) => ({ width, height: 800 });

/** Whether the offers stand beside the greeting, as on a laptop, or below it. */
async function isLaptopLayout({ main }: Shopper): Promise<boolean> {
  const [hero, offers] = await main
    .locator(".home-front > *")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  if (!hero || !offers) throw new Error("The home page lacks its front.");
  return offers.top < hero.bottom;
}

for (const [width, layout] of [
  [960, "laptop"],
  [959, "mobile"],
] as const) {
  test(`R-GEN-02[layouts] the home page has its ${layout} layout at ${width} px`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize(at(width));
    await shopper.open("/en");
    expect(await isLaptopLayout(shopper)).toBe(layout === "laptop");
    const departments = page.getByRole("navigation", {
      name: say("en", "chrome.departments"),
      exact: true,
    });
    const menu = page.locator("summary").and(page.getByLabel(say("en", "chrome.menu")));
    await expect(departments).toBeVisible({ visible: layout === "laptop" });
    await expect(menu).toBeVisible({ visible: layout === "mobile" });
  });
}

test("on a phone that lies on its side the menu opens in sight", async ({ page, shopper }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await shopper.open("/en");
  const menu = say("en", "chrome.menu");
  await page.locator("summary").and(page.getByLabel(menu)).click();
  const links = page.getByRole("navigation", { name: menu }).getByRole("link");
  await expect(links.first()).toBeInViewport();
});

test("R-GEN-02[resize] the two layouts change places as the window grows and shrinks", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(at(959));
  await shopper.open("/en");
  for (const [width, isLaptop] of [
    [960, true],
    [959, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize(at(width));
    await expect.poll(() => isLaptopLayout(shopper)).toBe(isLaptop);
  }
});

test("R-GEN-05[widths] R-CONST-29[value] a list gains columns at 600, 960 and 1620 px, and has its filters beside it from 1280 px on", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/home/products");
  const filters = shopper.main.getByRole("form", { name: say("en", "filter.title") });
  for (const [width, columns, areFiltersBeside] of [
    [599, 2, false],
    [600, 3, false],
    [959, 3, false],
    [960, 4, false],
    [1279, 4, false],
    [1280, 4, true],
    [1619, 4, true],
    [1620, 5, true],
  ] as const) {
    await page.setViewportSize(at(width));
    await expect(filters, `${width} px`).toBeVisible({ visible: areFiltersBeside });
    const tops = await shopper.main
      .locator(".products > li")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }
});

test("R-LANG-04[mirrors] what is at the left in English is at the right in Persian", async ({
  page,
  shopper,
}) => {
  await page.setViewportSize(at(1280));
  const placesOf = async (path: string) => {
    await shopper.open(path);
    const name = await page.locator(".bar-name").boundingBox();
    const products = await shopper.main.locator(".listing > section").boundingBox();
    if (!name || !products) throw new Error("The page lacks its parts.");
    return [name, products].map(({ x, width }) => (x + width / 2 < 640 ? "left" : "right"));
  };
  expect(await placesOf("/en/home/products")).toEqual(["left", "right"]);
  expect(await placesOf("/fa/home/products")).toEqual(["right", "left"]);
});

test("R-GEN-04[square] the inputs of the login have square corners", async ({ page, shopper }) => {
  await shopper.open("/en/login");
  const field = page.getByLabel(say("en", "login.target"), { exact: true });
  await expect(field).toHaveCSS("border-radius", "0px");
});
