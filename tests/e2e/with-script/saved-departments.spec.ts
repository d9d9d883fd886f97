import { formatsFor } from "~/i18n/format";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { copyBuild } from "../../support/replaceable-build";
import {
  openDepartment,
  savedCaches,
  saveHere,
  saveOffer,
  useLine,
} from "../../support/saved-department";
import { startStorefront } from "../../support/shop-process";
import { shopUrl } from "../../support/shop-url";
import { say, saying } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

for (const lang of languageCodes) {
  test(`happy: a department that is saved for later opens offline with its products and pictures, and is removed (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { name } = await openDepartment(shopper, lang);
    const names = (await shopper.cards.allTextContents()).slice(0, 24);
    const offer = saveOffer(page, lang);
    await offer.getByRole("button", { name: say(lang, "offline.save") }).click();
    await expect(offer).toContainText(saying(lang, "offline.save_ask_other"));
    expect(await savedCaches(page)).toEqual([]);
    await offer.getByRole("button", { name: say(lang, "offline.save_yes") }).click();
    await expect(offer).toContainText(saying(lang, "offline.save_done"), { timeout: 60_000 });
    const asked = await page.evaluate(() => localStorage.getItem("persist_asked"));
    expect(asked).toBe("1");

    // What was visited goes: the department has what it needs by itself.
    await page.evaluate(async () => {
      for (const key of await caches.keys()) {
        if (/^(pages|pictures|files)-/.test(key)) await caches.delete(key);
      }
    });
    await page.context().setOffline(true);
    await page.goto(page.url());
    await shopper.settle();
    await expect(page.getByRole("alert")).toContainText(saying(lang, "offline.kept_at"));
    expect((await shopper.cards.allTextContents()).slice(0, 24)).toEqual(names);
    const product = await shopper.cards.last().textContent();
    await shopper.cards.last().click();
    await expect(shopper.title).toHaveText(String(product));
    const picture = shopper.main.getByRole("img").first();
    const isShown = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isShown).toBe(true);

    await page.context().setOffline(false);
    await shopper.open(`/offline/${lang}`);
    const departments = page.getByRole("region", { name: say(lang, "offline.departments") });
    const item = departments.getByRole("listitem");
    await expect(item).toContainText(name);
    await expect(item).toContainText(saying(lang, "offline.department_size_other"));
    await expect(item).toContainText(formatsFor(lang).date(new Date()));
    await item.getByRole("button", { name: say(lang, "offline.remove", { name }) }).click();
    await expect(shopper.main).toContainText(say(lang, "offline.department_removed", { name }));
    await expect(departments).toBeHidden();
    expect(await savedCaches(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("saved_departments"))).toBeNull();
    takeOut(complaints, lostConnection);
  });
}

for (const line of [
  { effectiveType: "4g", saveData: true },
  { effectiveType: "3g", saveData: false },
  { effectiveType: "2g", saveData: false },
]) {
  test(`happy: over ${line.effectiveType}${line.saveData ? ", where data is to be saved," : ""} nothing is offered, and nothing saved anew`, async ({
    page,
    shopper,
  }) => {
    await useLine(page, line);
    const { path, name } = await openDepartment(shopper, "en");
    await page.evaluate(
      async ([address, title]) => {
        const cache = await caches.open("saved-en-x");
        const about = { address, name: title, lang: "en", savedAt: 1, products: 1, bytes: 9 };
        await cache.put("/kept/about", new Response(JSON.stringify({ ...about, build: "" })));
        localStorage.setItem("saved_departments", "1");
      },
      [path, name],
    );
    const checked = page.waitForRequest((request) => request.url().endsWith("/sw.js"));
    await shopper.open("/offline/en");
    const departments = page.getByRole("region", { name: say("en", "offline.departments") });
    await expect(departments).toContainText(name);
    await expect(departments.getByRole("button")).toHaveText([
      say("en", "offline.department_remove"),
    ]);
    await checked;
    await shopper.open(path);
    await expect(saveOffer(page, "en")).toBeHidden();
    await expect(departments).toBeHidden();
    expect(await savedCaches(page)).toEqual(["saved-en-x"]);
  });
}

test("happy: a saved department outlives an update, opens offline in its old form, and is saved anew on a good line", async ({
  page,
  shopper,
  complaints,
}) => {
  await useLine(page, { effectiveType: "4g", saveData: false });
  const build = await copyBuild();
  const storefront = await startStorefront(shopUrl(), { cwd: build.folder });
  try {
    await openDepartment(shopper, "en", storefront.url);
    const listing = page.url();
    await saveHere(page, "en");
    await build.replaceBuild("ffffffff");
    await page.reload();
    await shopper.settle();
    const prompt = page.getByRole("dialog", { name: say("en", "new_content_please_refresh") });
    const reloaded = page.waitForEvent("load");
    await prompt.getByRole("button", { name: say("en", "ok") }).click();
    await reloaded;
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).join()))
      .toMatch(/pages-ffffffff|own-ffffffff/);
    expect(await savedCaches(page)).toHaveLength(1);

    await page.context().setOffline(true);
    await page.evaluate(() => caches.delete("pages-ffffffff"));
    await page.goto(listing);
    await shopper.settle();
    await expect(shopper.cards.first()).toBeVisible();
    await page.context().setOffline(false);

    // As after a day: it is saved anew by itself once the page looks for a new version.
    const savedAt = () =>
      page.evaluate(async () => {
        const about = await (await caches.match("/kept/about"))?.json();
        return about?.savedAt as number;
      });
    await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("saved-"));
      const cache = await caches.open(name);
      const about = await (await cache.match("/kept/about"))?.json();
      await cache.put("/kept/about", new Response(JSON.stringify({ ...about, savedAt: 1 })));
    });
    expect(await savedAt()).toBe(1);
    await shopper.open(`${storefront.url}/en/home/law`);
    await expect.poll(savedAt, { timeout: 60_000 }).toBeGreaterThan(1);
    takeOut(complaints, lostConnection);
  } finally {
    await page.close();
    await storefront.stop();
    await build.remove();
  }
});

test("error: a line that breaks leaves what came, told as a part, and the rest comes later", async ({
  page,
  shopper,
  complaints,
}) => {
  await useLine(page, { saveData: false });
  const { name } = await openDepartment(shopper, "en");
  let left = 4;
  await page.route("**/home/products/show/**", (route) =>
    left-- > 0 ? route.continue() : route.abort("internetdisconnected"),
  );
  const offer = saveOffer(page, "en");
  await offer.getByRole("button", { name: say("en", "offline.save") }).click();
  await offer.getByRole("button", { name: say("en", "offline.save_yes") }).click();
  await expect(offer).toContainText(say("en", "offline.save_lost"));
  await page.unroute("**/home/products/show/**");
  await shopper.open("/offline/en");
  const departments = page.getByRole("region", { name: say("en", "offline.departments") });
  await expect(departments).toContainText(say("en", "offline.department_part"));
  await departments
    .getByRole("button", { name: say("en", "offline.department_again_of", { name }) })
    .click();
  await departments.getByRole("button", { name: say("en", "offline.save_yes") }).click();
  await expect(departments).toContainText(saying("en", "offline.saved_on"), { timeout: 60_000 });
  takeOut(complaints, lostConnection);
});

test("error: a sixth department takes the place of none that was saved, and is told", async ({
  page,
  shopper,
}) => {
  await openDepartment(shopper, "en");
  await page.evaluate(async () => {
    for (let place = 1; place <= 5; place++) {
      const address = `/en/home/products/d${place}`;
      const about = {
        address,
        name: "x",
        lang: "en",
        savedAt: 1,
        products: 1,
        bytes: 9,
        build: "",
      };
      const cache = await caches.open(`saved-en-d${place}`);
      await cache.put("/kept/about", new Response(JSON.stringify(about)));
    }
  });
  const offer = saveOffer(page, "en");
  await offer.getByRole("button", { name: say("en", "offline.save") }).click();
  await expect(offer).toContainText(say("en", "offline.save_crowded"));
  expect(await savedCaches(page)).toHaveLength(5);
});

test("security: what is saved of a department holds nothing of whoever saved it", async ({
  page,
  shopper,
}) => {
  await page.context().addCookies([{ name: "theme", value: "dark", url: shopUrl() }]);
  await openDepartment(shopper, "en");
  const sent: (string | undefined)[] = [];
  page.on("request", async (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("/home/products/show/")) {
      sent.push((await request.allHeaders()).cookie);
    }
  });
  await saveHere(page, "en");
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(Boolean)).toEqual([]);
});
