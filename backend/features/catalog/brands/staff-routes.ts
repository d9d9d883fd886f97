import { inArray } from "drizzle-orm";
import type { CrudItem } from "../../../contract/crud";
import type { Query } from "../../../db/database";
import { products } from "../../../db/tables/products";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import { auditChanges } from "../../crud/audit-changes";
import { crudRoutes } from "../../crud/routes";
import { actorOf } from "../../reading/content-actor";
import { moveVersion } from "../refresh/move-version";
import { refreshListing } from "../refresh/refresh-listing";
import { brandListIn } from "./brand-list";

/** The shop's brands: admin/brands. What the staff write, shoppers see at once. */
export function brandRoutes(app: App, { database }: Services): void {
  crudRoutes(app, {
    link: "/admin/brands",
    of: "the brands",
    access: "content.write",
    hasRelations: true,
    database,
    open: async (c, login) => {
      if (!login) throw new ApiError("error.not_found");
      const audit = auditChanges({
        entity: "brand",
        actor: actorOf(c, login),
        idOf: ({ slug }) => String(slug),
        diffOf: (was, is) => ({
          title: [was?.name, is?.name],
          picture: [was?.picture, is?.picture],
        }),
      });
      return {
        list: brandListIn(languageOf(c)),
        scope: null,
        can: { add: true, update: true, delete: true, copy: false },
        // The lock keeps a picture where it is that a brand is about to show.
        begin: async (q) => {
          await moveVersion(q);
        },
        beforeRemove: async (_, items) => requireUnused(items),
        onChange: async (q, change) => {
          if (change.action === "change") await refreshCards(q, change.ids);
          await audit(q, change);
        },
      };
    },
  });
}

/** A brand goes once no product is of it. */
function requireUnused(items: readonly CrudItem[]): void {
  const used = items.find(({ products: count }) => Number(count) > 0);
  if (used) throw new ApiError("brands.in_use", { params: { count: Number(used.products) } });
}

/** Cards say the brand's name. */
async function refreshCards(q: Query, ids: readonly (string | number)[]): Promise<void> {
  const shown = await q
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.brandId, ids.map(Number)));
  await refreshListing(
    q,
    shown.map(({ id }) => id),
  );
}
