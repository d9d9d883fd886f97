import type { Page } from "@playwright/test";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });

/** React makes markup anew whose texts are others than the page was kept with. */
const madeAnew = /Minified React error #(418|423|425)/;

const blue = "rgb(18, 52, 86)";

/** What the owner has changed since the worker came. */
const changed = (lang: LanguageCode) => ({
  hash: "newer",
  lang: "fa",
  fonts: "",
  meta_tag: '<meta name="x-test" content="7">',
  colors: ":root{--color-paper:#123456}",
  translates: [{ key: "offline.title", [lang]: "of the owner" }],
});

/** A visit after which the shop's own page of the device is kept, and then no network. */
async function goOffline(
  { page, open }: { page: Page; open(path: string): Promise<void> },
  lang: LanguageCode,
) {
  await open(`/${lang}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(`/${lang}/home/law`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("siteDefault")))
    .toContain('"hash"');
  await page.context().setOffline(true);
}

const visit = (shopper: Shopper) => ({
  page: shopper.page,
  open: (path: string) => shopper.open(path),
});

const store = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ] as const);

/** The files of texts are gone from the device, and what asks for them waits until the page lets it go. */
async function holdTexts(page: Page) {
  await page.addInitScript(() => {
    const find = CacheStorage.prototype.match;
    CacheStorage.prototype.match = async function (wanted, options) {
      return String(wanted).startsWith("/texts/") ? undefined : find.call(this, wanted, options);
    };
    const ask = window.fetch;
    const held = new Promise<string>((resolve) => {
      window.addEventListener("let-go", (event) => resolve((event as CustomEvent<string>).detail));
    });
    window.fetch = async (input, init) => {
      if (!String(input).startsWith("/texts/")) return ask(input, init);
      const texts = await held;
      if (!texts) throw new TypeError("Failed to fetch");
      return new Response(texts);
    };
  });
}

const letGo = (page: Page, texts: string) =>
  page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent("let-go", { detail }));
  }, texts);

for (const lang of languageCodes) {
  test(`R-STARTUP-01[device] R-STARTUP-05[device] without a network the page of the device has the colours, the head and the texts that are stored (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await goOffline(visit(shopper), lang);
    await store(page, "siteDefault", changed(lang));
    await page.goto(`/${lang}/blogs`);
    await shopper.settle();
    await expect(shopper.title).toHaveText("of the owner");
    await expect(page.locator("html")).toHaveCSS("background-color", blue);
    await expect(page.locator('meta[name="x-test"]')).toHaveCount(1);
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
      "content",
      "#123456",
    );
    await expect(shopper.main).toContainText(say(lang, "offline.text"));
    takeOut(complaints, lostConnection);
  });
}

test("R-NAV-03[device] the root spinner stands until texts that are not on the device are there", async ({
  page,
  shopper,
  complaints,
  request,
}) => {
  await goOffline(visit(shopper), "en");
  const files = await page.locator("html").getAttribute("data-texts");
  const own = files?.split(" ").find((file) => file.includes(".core.")) ?? "";
  const core = await (await request.get(own)).text();
  await page.evaluate(() => localStorage.removeItem("siteDefault"));
  await holdTexts(page);
  await page.goto("/en/blogs");
  await page.keyboard.press("Shift");
  const spinner = page.getByRole("progressbar", { name: say("en", "loading") });
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toMatchObject({ width: 100, height: 100 });
  await expect(shopper.title).toBeHidden();
  await letGo(page, core);
  await expect(spinner).toBeHidden();
  await expect(shopper.title).toHaveText(say("en", "offline.title"));
  takeOut(complaints, lostConnection);
  takeOut(complaints, madeAnew);
});

test("R-STARTUP-10[device] on a line that only seems to be there the page comes with keys, and takes nothing away", async ({
  page,
  shopper,
  complaints,
}) => {
  await goOffline(visit(shopper), "en");
  const user = '{"login":true,"info":{"id":"7","name":"Roya"}}';
  await page.evaluate(() => localStorage.removeItem("siteDefault"));
  await store(page, "auth.token", "marker");
  await store(page, "user_login", user);
  await store(page, "carts", '{"1":{"qty":1}}');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => true });
  });
  await holdTexts(page);
  await page.goto("/en/blogs");
  await page.keyboard.press("Shift");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await letGo(page, "");
  await expect(shopper.title).toHaveText("offline.unreachable");
  await shopper.settle();
  const stored = () =>
    page.evaluate(() =>
      ["auth.token", "user_login", "carts"].map((key) => localStorage.getItem(key)),
    );
  expect(await stored()).toEqual(["marker", user, '{"1":{"qty":1}}']);
  takeOut(complaints, lostConnection);
  takeOut(complaints, madeAnew);
});

test("R-STARTUP-02[device] R-STARTUP-03[device] where the shop answers again, its defaults of now are stored and applied", async ({
  page,
  shopper,
  complaints,
}) => {
  await goOffline(visit(shopper), "en");
  await page.addInitScript(
    (fresh) => {
      Object.defineProperty(navigator, "onLine", { get: () => true });
      const ask = window.fetch;
      window.fetch = async (input, init) =>
        String(input).includes("/api/site-default/") ? new Response(fresh) : ask(input, init);
    },
    JSON.stringify(changed("en")),
  );
  await page.goto("/en/blogs");
  await shopper.settle();
  await expect(page.locator("html")).toHaveCSS("background-color", blue);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("siteDefault") ?? "{}"));
  await expect.poll(stored).toEqual(changed("en"));
  takeOut(complaints, lostConnection);
});

test("without a network the switch leads to the page of the device in the other language", async ({
  page,
  shopper,
  complaints,
}) => {
  await goOffline(visit(shopper), "en");
  await page.goto("/en/blogs");
  await shopper.settle();
  await page.getByRole("contentinfo").getByRole("link", { name: "فارسی" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fa");
  await expect(shopper.title).toHaveText(say("fa", "offline.title"));
  takeOut(complaints, lostConnection);
});

test("a network that comes back as a link is pressed leads nobody away from where the link leads", async ({
  page,
  shopper,
  complaints,
}) => {
  await goOffline(visit(shopper), "en");
  await page.goto("/en/blogs");
  await shopper.settle();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "فارسی" });
  await link.evaluate((pressed: HTMLElement) => {
    window.addEventListener("beforeunload", () => {
      setTimeout(() => window.dispatchEvent(new Event("online")));
    });
    pressed.click();
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "fa");
  await expect(shopper.title).toHaveText(say("fa", "offline.title"));
  takeOut(complaints, lostConnection);
});
