import { expect, type Page } from "@playwright/test";
import { decodeHtml } from "~/api/client/html-decode";
import { findProduct } from "./catalogue";
import type { LanguageCode } from "./languages";
import type { Shopper } from "./shopper";
import { say, saying } from "./words";

/** A department of the seeded shop: its listing's path and what it is called. */
export async function findDepartment(lang: LanguageCode) {
  const { gen } = await findProduct(lang);
  return { path: `/${lang}/home/products/${gen.slug}`, name: decodeHtml(gen.name) };
}

/** Opens a department's listing where a worker stands behind it. */
export async function openDepartment(shopper: Shopper, lang: LanguageCode, origin = "") {
  const department = await findDepartment(lang);
  await shopper.open(`${origin}/${lang}`);
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shopper.open(origin + department.path);
  return department;
}

/** The part of the listing that offers to save it. */
export const saveOffer = (page: Page, lang: LanguageCode) =>
  page.getByRole("region", { name: say(lang, "offline.save_title") });

/** Saves the department on the screen, as its page asks for it. */
export async function saveHere(page: Page, lang: LanguageCode): Promise<void> {
  const offer = saveOffer(page, lang);
  await offer.getByRole("button", { name: say(lang, "offline.save") }).click();
  await offer.getByRole("button", { name: say(lang, "offline.save_yes") }).click();
  await expect(offer).toContainText(saying(lang, "offline.save_done"), { timeout: 60_000 });
}

/** The names of the caches that hold saved departments. */
export const savedCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("saved-")));

/** Says to the page what its line is; without a type, that nobody knows. */
export const useLine = (page: Page, line: { effectiveType?: string; saveData: boolean }) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, "connection", { value: told });
  }, line);
