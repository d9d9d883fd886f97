import { bootstrapLanguage, isLanguage } from "#backend/contract/languages";
import { currentBuild } from "~/client/remix/page-build";
import { match } from "~/sitemap/match";
import {
  departmentCacheName,
  readDepartment,
  removeDepartment,
  type SavedDepartment,
  writeDepartment,
} from "./department-store";
import { DepartmentWriter, NoRoomError } from "./department-writer";
import { type DepartmentPlan, maxBytes, picturesPerProduct } from "./plan-department";
import { readPage } from "./read-page";

export interface SavingOptions {
  /** Told after each product: how many have been looked at. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/**
 * Saves a department, or saves it anew: what was there stays readable meanwhile, and what is no part of it any more goes
 * at the end. Rejects where the line breaks or it is stopped; what came until then stays, and is told as a part.
 * @returns "full" where there is no room; nothing of a new one stays then
 */
export async function saveDepartment(
  plan: DepartmentPlan,
  { onProgress, signal }: SavingOptions = {},
): Promise<SavedDepartment | "full"> {
  const before = await readDepartment(plan.address);
  const lang = languageOf(plan.address);
  const about = { address: plan.address, lang, name: plan.name, build: currentBuild() };
  const cache = await caches.open(departmentCacheName(plan.address));
  const writer = new DepartmentWriter(cache, lang, signal);
  let products = 0;
  try {
    for (const listing of plan.listings) await writer.writePage(listing, Number.POSITIVE_INFINITY);
    for (const [place, address] of plan.products.entries()) {
      if (writer.bytes > maxBytes) break;
      const page = await readPage(address, signal);
      if (page) {
        await writer.writePage(page, picturesPerProduct);
        products += 1;
      }
      onProgress?.(place + 1);
    }
    await writer.removeOthers();
    const whole = { ...about, savedAt: Date.now(), products, bytes: writer.bytes };
    await writeDepartment(whole);
    return whole;
  } catch (error) {
    if (error instanceof NoRoomError) {
      if (!before) await removeDepartment(plan.address);
      return "full";
    }
    if (!before?.savedAt) {
      await writeDepartment({ ...about, savedAt: null, products, bytes: writer.bytes });
    }
    throw error;
  }
}

function languageOf(address: string) {
  const { lang } = match(address);
  return isLanguage(lang) ? lang : bootstrapLanguage;
}
