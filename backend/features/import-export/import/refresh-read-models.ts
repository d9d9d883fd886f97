import type { Query } from "../../../db/database";
import { moveVersion } from "../../catalog/refresh/move-version";
import { refreshListing } from "../../catalog/refresh/refresh-listing";
import type { KindName } from "./kinds/kind";
import type { Ledger } from "./ledger";

/** What lists and cards of any product show or filter by. */
const ofAllProducts: KindName[] = ["pictures", "departments", "categories", "brands", "attributes"];
const besideProducts: KindName[] = ["site_default", "translations", "menus"];

/** Above this many, all products at once are less work. */
const mostByOne = 1000;

/** Brings what shoppers read up to what an import has changed. */
export async function refreshReadModels(
  q: Query,
  ledger: Ledger,
  changedProducts: string[],
): Promise<void> {
  if (ledger.touches(ofAllProducts) || changedProducts.length > mostByOne) {
    await refreshListing(q, "all");
  } else {
    await refreshListing(q, changedProducts);
    if (ledger.touches(besideProducts)) await moveVersion(q);
  }
}
