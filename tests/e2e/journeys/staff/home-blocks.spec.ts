import type { BrowserContext, Locator, Page } from "@playwright/test";
import { cookieNames, staffCookie } from "~/request/cookie-names";
import { ask } from "../../../support/ask";
import { message } from "../../../support/buying";
import { startDemoShop } from "../../../support/demo-shop";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAsOwner } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import type { ShopProcess } from "../../../support/shop-process";
import { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };

// Every other test reads the shared shop's home page: the one that is turned around here is of a shop of its own.
test.describe.configure({ mode: "serial" });

let shop: ShopProcess;
let token: string;
test.beforeAll(async () => {
  shop = await startDemoShop();
  token = await logInAsOwner(shop.url);
});
test.afterAll(() => shop.stop());

async function sitAtDesk(context: BrowserContext, lang: LanguageCode): Promise<void> {
  const { path, nameOf } = staffCookie;
  const domain = new URL(shop.url).hostname;
  await context.addCookies([
    { name: nameOf(false), value: token, domain, path },
    { name: cookieNames.lang, value: lang, url: shop.url },
  ]);
}

async function call(path: string, body?: object) {
  const { status, text, json } = await ask(`/api/${path}`, {
    base: shop.url,
    method: body ? "POST" : "GET",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`/api/${path} answered ${status}: ${text}`);
  return json() as { data: { id: number; version: number; kind: string; shown: boolean }[] };
}

const kindName = (lang: LanguageCode, kind: "hero" | "offers" | "categories" | "text" | "banner") =>
  say(lang, `blocks.kind.${kind}`);
const rows = ({ main }: Shopper, lang: LanguageCode): Locator =>
  main.getByRole("list", { name: say(lang, "blocks.list") }).getByRole("listitem");

async function openList(shopper: Shopper): Promise<void> {
  await shopper.open(`${shop.url}/staff/home`);
}

/** Presses one of a block's buttons, and waits for what is said of it. */
async function step(
  shopper: Shopper,
  lang: LanguageCode,
  how: "up" | "down" | "hide" | "show",
  kind: Parameters<typeof kindName>[1],
): Promise<void> {
  const name = say(lang, `blocks.${how}_of`, { name: kindName(lang, kind) });
  await shopper.main.getByRole("button", { name }).click();
  const said = { up: "moved", down: "moved", hide: "hidden", show: "shown" } as const;
  await expect(message(shopper.page)).toContainText(say(lang, `blocks.${said[how]}`));
  await shopper.settle();
}

async function begin(shopper: Shopper, lang: LanguageCode, kind: "text" | "banner") {
  await openList(shopper);
  await shopper.main.getByLabel(say(lang, "blocks.add_kind")).selectOption(kind);
  await press(shopper, lang, "blocks.add_go");
  await expect(shopper.title).toHaveText(say(lang, "blocks.new", { kind: kindName(lang, kind) }));
  await shopper.settle();
}

async function save(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await press(shopper, lang, "editors.save");
  await expect(message(shopper.page)).toContainText(say(lang, "editors.saved"));
  await shopper.settle();
}

async function removeIt(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await shopper.main.getByText(say(lang, "blocks.remove"), { exact: true }).click();
  await expect(shopper.main.getByText(say(lang, "blocks.remove_sure"))).toBeVisible();
  await press(shopper, lang, "blocks.remove_do");
  await expect(message(shopper.page)).toContainText(say(lang, "blocks.removed"));
}

/** A change is on readers' pages as soon as the shop has heard of it. */
async function reads(page: Page, lang: LanguageCode, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // A visitor's kept page asks nobody: with any other question the shop hears of the change.
    await page.request.get(`${shop.url}/staff/home`);
    await page.goto(`${shop.url}/${lang}`);
    await look();
  }).toPass();
}

const headings = ({ main }: Shopper) => main.getByRole("heading", { level: 2 });

for (const lang of languageCodes) {
  const other = lang === "en" ? "fa" : "en";

  test.describe(`the home page in ${lang}`, () => {
    test.beforeEach(({ context }) => sitAtDesk(context, lang));

    test("the owner moves a row up and hides the offers; readers see it at once", async ({
      page,
      shopper,
    }) => {
      const [offers, categories] = [say(lang, "home.offers"), say(lang, "home.categories")];
      await openList(shopper);
      await expect(rows(shopper, lang)).toHaveCount(7);
      await expectFits(page);
      await step(shopper, lang, "up", "categories");
      await step(shopper, lang, "hide", "offers");
      await expect(rows(shopper, lang).nth(1)).toContainText(say(lang, "editors.hidden"));
      await expect(rows(shopper, lang).nth(5)).toContainText(categories);
      await reads(page, lang, async () => {
        await expect(shopper.main.getByRole("region", { name: offers })).toHaveCount(0, {
          timeout: 1000,
        });
        await expect(headings(shopper).last()).toHaveText(say(lang, "listing.sale"));
      });
      await openList(shopper);
      await step(shopper, lang, "down", "categories");
      await step(shopper, lang, "show", "offers");
      await reads(page, lang, async () => {
        await expect(shopper.main.getByRole("region", { name: offers })).toBeVisible({
          timeout: 1000,
        });
        await expect(headings(shopper).last()).toHaveText(categories);
      });
    });

    test("the owner adds a text, is told what it lacks, and removes it after a question", async ({
      page,
      shopper,
    }) => {
      const word = crypto.randomUUID().slice(0, 8);
      const body = shopper.main.getByLabel(
        say(lang, "blocks.field_body", { language: names[lang] }),
      );
      await begin(shopper, lang, "text");
      await press(shopper, lang, "editors.save");
      await expect(body).toHaveAttribute("aria-invalid", "true");
      await shopper.settle();
      await body.fill(`## ${word}\n\n**${word} 2**`);
      await save(shopper, lang);
      const isMissing = say(lang, "editors.missing", { language: names[other] });
      await expect(shopper.main.getByText(isMissing)).toBeVisible();
      await expectFits(page);
      const editor = page.url();
      await reads(page, lang, async () => {
        await expect(headings(shopper).last()).toHaveText(word, { timeout: 1000 });
      });
      await expect(shopper.main.locator("strong", { hasText: `${word} 2` })).toBeVisible();
      await expectFits(page);
      await shopper.open(editor);
      await removeIt(shopper, lang);
      await expect(rows(shopper, lang)).toHaveCount(7);
      await reads(page, lang, async () => {
        await expect(shopper.main.getByText(word)).toHaveCount(0, { timeout: 1000 });
      });
    });

    test("a banner leads into the shop alone, with one of the shop's pictures", async ({
      page,
      shopper,
    }) => {
      const word = crypto.randomUUID().slice(0, 8);
      const link = shopper.main.getByLabel(say(lang, "blocks.field_link"), { exact: true });
      const title = say(lang, "blocks.field_title", { language: names[lang] });
      await begin(shopper, lang, "banner");
      await shopper.main.getByLabel(title).fill(word);
      await link.fill("https://elsewhere.example/");
      await press(shopper, lang, "editors.save");
      await expect(link).toHaveAttribute("aria-invalid", "true");
      await expect(shopper.main.getByLabel(say(lang, "blocks.picture_address"))).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await expect(shopper.main.getByLabel(title)).toHaveValue(word);
      await shopper.settle();
      await link.fill("/home/law");
      const shelf = shopper.main.getByRole("group", { name: say(lang, "blocks.picture_newest") });
      await shelf.getByRole("radio").nth(1).check();
      await save(shopper, lang);
      await expect(
        shopper.main.getByRole("img", { name: say(lang, "blocks.picture_now") }),
      ).toBeVisible();
      const editor = page.url();
      const banner = shopper.main.getByRole("region", { name: word });
      await reads(page, lang, async () => {
        await expect(banner.getByRole("link")).toHaveAttribute("href", `/${lang}/home/law`, {
          timeout: 1000,
        });
      });
      await expect(banner.locator("img")).toHaveCount(1);
      await expectFits(page);
      await shopper.open(editor);
      await removeIt(shopper, lang);
    });

    test("decisions 27 a second editor is told what somebody else changed in a block", async ({
      page,
      shopper,
    }) => {
      await openList(shopper);
      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await openList(second);
      await step(second, lang, "hide", "hero");
      const name = say(lang, "blocks.down_of", { name: kindName(lang, "hero") });
      await shopper.main.getByRole("button", { name }).click();
      await expect(shopper.main.getByRole("alert")).toContainText(say(lang, "blocks.changed"));

      await rows(second, lang).first().getByRole("link").click();
      await second.settle();
      await openList(shopper);
      await step(shopper, lang, "show", "hero");
      const title = second.main.getByLabel(
        say(lang, "blocks.field_title", { language: names[lang] }),
      );
      await title.fill("Kept");
      await press(second, lang, "editors.save");
      const told = second.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("definition")).toHaveText([say(lang, "editors.shown")]);
      await expect(title).toHaveValue("Kept");
      await second.page.close();
    });

    test("an empty home page still shows the way to the departments", async ({ page, shopper }) => {
      const { data } = await call("admin/home-blocks");
      for (const { id, version } of data) {
        await call(`admin/home-blocks/${id}/move`, { version, move: "hide" });
      }
      await reads(page, lang, async () => {
        await expect(headings(shopper)).toHaveText([say(lang, "home.departments")], {
          timeout: 1000,
        });
      });
      await expect(shopper.title).toHaveCount(1);
      const first = shopper.main.getByRole("region").getByRole("link").first();
      await expect(first).toHaveAttribute("href", new RegExp(`^/${lang}/home/products/`));
      for (const { id, version } of data) {
        await call(`admin/home-blocks/${id}/move`, { version: version + 1, move: "show" });
      }
    });
  });
}
