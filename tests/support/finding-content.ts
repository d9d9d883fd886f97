import { expect } from "@playwright/test";
import { ask } from "./ask";
import type { LanguageCode } from "./languages";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** Searches the shop as a reader does, until what there is to read by that title is among the results; and opens it. */
export async function findBySearch(shopper: Shopper, lang: LanguageCode, title: string) {
  const { page, main } = shopper;
  const toRead = main.getByRole("region", { name: say(lang, "search.also_read") });
  const found = toRead.getByRole("link", { name: title, exact: true });
  await expect(async () => {
    await shopper.open(`/${lang}`);
    await shopper.search(lang, title);
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await shopper.settle();
  await found.click();
}

/** Follows the link to a page at the foot of the shop's home page. */
export async function findByFoot(shopper: Shopper, lang: LanguageCode, path: string) {
  await shopper.open(`/${lang}`);
  const foot = shopper.page.getByRole("contentinfo");
  await foot.locator(`a[href="/${lang}${path}"]`).click();
  await expect(shopper.page).toHaveURL(`/${lang}${path}`);
}

/** A part of the sitemap names the page at a path. */
export async function expectInSitemap(part: "pages" | "posts", path: string): Promise<void> {
  const read = async () => (await ask(`/sitemap.xml?part=${part}`)).text;
  await expect.poll(read).toContain(`${path}</loc>`);
}

/** A part of the sitemap does not name the page at a path. */
export async function expectNotInSitemap(part: "pages" | "posts", path: string): Promise<void> {
  expect((await ask(`/sitemap.xml?part=${part}`)).text).not.toContain(`${path}</loc>`);
}
