import type { Query } from "../../../db/database";
import { moveVersion } from "../../catalog/refresh/move-version";
import { refreshListing } from "../../catalog/refresh/refresh-listing";
import type { ChangeReport } from "./change-report";
import type { EntityTypeName } from "./entity-types/entity-type";

/** What lists and cards of any product show or filter by. */
const ofAllProducts: EntityTypeName[] = [
  "pictures",
  "departments",
  "categories",
  "brands",
  "attributes",
];
const besideProducts: EntityTypeName[] = ["site_default", "translations", "menus"];

/** Above this many, all products at once are less work. */
const maxOneByOne = 1000;

/** Brings what shoppers read up to what an import has changed. */
export async function refreshReadModels(
  q: Query,
  report: ChangeReport,
  changedProducts: string[],
): Promise<void> {
  if (report.touches(ofAllProducts) || changedProducts.length > maxOneByOne) {
    await refreshListing(q, "all");
  } else {
    await refreshListing(q, changedProducts);
    if (report.touches(besideProducts)) await moveVersion(q);
  }
}
