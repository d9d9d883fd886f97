import { isStaffTable } from "~/api/crud.server";
import { notFound } from "~/request/context.server";
import { staffBrandsPath, staffCouponsPath, staffShippingPath } from "~/sitemap/staff-paths";

/** The back-office's tables that go out and come in as a file: who may, where the table is, and what is said of its file. */
const filedTables = {
  brands: {
    name: "brands",
    permission: "content.write",
    title: "brands.title",
    listedAt: staffBrandsPath,
  },
  shipping: {
    name: "methods",
    permission: "shop.manage",
    title: "methods.title",
    listedAt: staffShippingPath,
  },
  coupons: {
    name: "coupons",
    permission: "shop.manage",
    title: "coupons.title",
    listedAt: staffCouponsPath,
  },
} as const;

/** What an address names; throws 404 for what has no file. */
export function filedTable(table: string | undefined) {
  if (!isStaffTable(table)) throw notFound();
  return { table, ...filedTables[table] };
}
