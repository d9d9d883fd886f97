import type { Facets } from "#backend/contract/catalog";
import { comparePath } from "~/sitemap/paths";
import { buildForLanguages } from "../support/build-for-languages";
import { CheckoutPages, homes } from "../support/checking-out";
import { startDemoShop } from "../support/demo-shop";
import { expect, test as shopTest } from "../support/fixtures";
import { logInByCode, newEmail, readOutbox } from "../support/logging-in";
import type { ShopProcess } from "../support/shop-process";
import { findUndeclared, readEnglishWords } from "../support/undeclared-words";
import { payAtBank, say } from "../support/words";

/** A demo that was filled in English and Persian, and whose owner adds German. */
const test = shopTest.extend<object, { german: ShopProcess }>({
  german: [
    async ({ browserName: _ }, use) => {
      const LANGUAGES = "en,fa,de";
      const BUILD_FOLDER = buildForLanguages(LANGUAGES);
      const script = [`${BUILD_FOLDER}/server/server.js`];
      const shop = await startDemoShop({ LANGUAGES, BUILD_FOLDER }, undefined, script);
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 480_000 },
  ],
  baseURL: async ({ german }, use) => use(german.url),
});

test("its pages, addresses and files are offered in German, too", async ({ request, german }) => {
  const page = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const home = await page("/de");
  expect(home).toMatch(/<html lang="de" dir="ltr"/);
  expect(home).toContain(say("de", "shop.tagline"));
  expect(await page("/en")).toMatch(/<a[^>]* hreflang="de"[^>]*>Deutsch<\/a>/i);
  for (const lang of ["en", "fa", "de"]) {
    expect(await page("/fa")).toContain(`hrefLang="${lang}" href="${german.url}/${lang}"`);
  }
  for (const path of [
    "/de/home/products",
    "/de/carts",
    "/de/login",
    "/de/home/law",
    "/offline/de",
  ]) {
    expect(await page(path)).toContain('lang="de"');
  }
  const manifest = home.match(/href="([^"]*de\.webmanifest[^"]*)"/)?.[1] ?? "";
  expect(JSON.parse(await page(manifest))).toMatchObject({ lang: "de", dir: "ltr" });
  const sitemaps = [...(await page("/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const { pathname, search } = new URL(sitemaps[0]?.[1] ?? "");
  expect(await page(pathname + search)).toContain(`${german.url}/de`);
});

test("what has no German name is said in English, in euros and with its language", async ({
  page,
}) => {
  await page.goto("/de/home/products?q=Teekannen");
  const first = page
    .getByRole("main")
    .locator('ul.products > li a[href*="/products/show/"]')
    .first();
  await expect(first.locator('h3[lang="en"]')).toContainText(/teapot/i);
  await first.click();
  await expect(page.locator('h1[lang="en"]')).toBeVisible();
  await expect(page.locator("main")).toContainText(/\d,90\s€/);
  await expect(page.locator("main")).toContainText(
    /\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
  );
});

test("no English word of a brand, a fact, a filter or a picture stands on a German page undeclared", async ({
  page,
  german,
}) => {
  const list = await fetch(`${german.url}/api/home/products?l=en&q=teapot`);
  const { data } = (await list.json()) as { data: { id: number; gen: string }[] };
  const [first, second] = data;
  const gen = first?.gen;
  const calls = data.slice(0, 2).map(({ id }) => `home/products/${id}?l=en`);
  const facets = `home/products/facets?l=en&gen=${gen}`;
  const words = await readEnglishWords(german.url, [...calls, facets]);
  expect(words.length).toBeGreaterThan(20);
  const filters = (await (await fetch(`${german.url}/api/${facets}`)).json()) as Facets;
  const chosen = filters.facets.map(({ code, options }) => [code, options[0]?.code ?? ""]);
  for (const path of [
    "/de",
    `/de/home/products/${gen}`,
    `/de/home/products/${gen}?${new URLSearchParams(chosen)}`,
    `/de/home/products/show/${first?.id}/x`,
    comparePath("de", [first?.id ?? 0, second?.id ?? 0]),
  ]) {
    await page.goto(path);
    expect(await findUndeclared(page, words), path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("from a word in the search box to a paid order in German", async ({
      page,
      shopper,
      german,
    }) => {
      test.setTimeout(120_000);
      const home = homes.de;
      const email = newEmail();
      await shopper.open("/de");
      await shopper.search("de", "Teekannen");
      await expect(page).toHaveURL(/[?&]q=/);
      await shopper.cards.first().click();
      await expect(page).toHaveURL(/\/products\/show\//);
      await shopper.settle();
      const bought = /show\/(\d+)/.exec(page.url())?.[1];
      await page.getByRole("button", { name: say("de", "product.add_to_cart") }).click();
      await page
        .getByRole("link", { name: say("de", "flash.to_carts") })
        .first()
        .click();
      await logInByCode(shopper, "de", email);
      await shopper.main.getByRole("link", { name: say("de", "cart.checkout") }).click();

      const pages = new CheckoutPages(shopper, "de");
      await expect(page).toHaveURL(/\/checkout\/address$/);
      await expect(
        shopper.main.getByRole("combobox", { name: say("de", "address.country") }),
      ).toHaveValue(String(home.input.country_id));
      await pages.field("address.city_other").fill(home.city);
      await pages.field("address.recipient_name").fill(home.input.recipient_name);
      await pages.field("address.recipient_phone").fill(home.typed.phone);
      await pages.field(home.zipLabel).fill(home.typed.badZip);
      await pages.field(home.streetLabel).fill(home.input.street);
      await pages.go("checkout.address_save");
      await expect(shopper.main).toContainText(say("de", home.zipError));
      await pages.field(home.zipLabel).fill(home.typed.zip);
      await pages.go("checkout.address_save");
      await expect(page).toHaveURL(/\/checkout\/review$/);
      await expect(shopper.main).toContainText("10115 Berlin");
      await expect(shopper.main).toContainText(home.shipping);
      await pages.go("checkout.place");
      await expect(page).toHaveURL(/\/sandbox-pay\//);
      await expect(page.getByRole("main")).toContainText("Bestellung");
      await page.getByRole("button", { name: payAtBank.de, exact: true }).click();
      await expect(shopper.title).toHaveText(say("de", "payment.word.success"));

      const mail = await readOutbox(shopper, email);
      expect(mail).toContain("Bestellung");
      expect(mail).toContain("€");
      await page.goto("/user/orders");
      await shopper.main
        .getByRole("link", { name: /\d{4}-\d{6}/ })
        .first()
        .click();
      await shopper.main.getByRole("link", { name: say("de", "order.invoice") }).click();
      await expect(page.getByRole("main")).toContainText(say("de", "invoice.title"));
      await expect(page.getByRole("main")).toContainText(/Euro/);
      await expect(page.getByRole("main")).toContainText("19 %");
      const words = await readEnglishWords(german.url, [`home/products/${bought}?l=en`]);
      expect(words.length).toBeGreaterThan(2);
      expect(await findUndeclared(page, words)).toEqual([]);
      await expect(page.locator(".invoice-items")).toContainText(words[0] ?? "?");
    });
  });
}
