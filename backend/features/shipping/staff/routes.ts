import type { CrudItem } from "../../../contract/crud";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import type { AuditDiff } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import { auditChanges } from "../../crud/audit-changes";
import { crudRoutes } from "../../crud/routes";
import { actorOf } from "../../reading/content-actor";
import { isPermitted } from "../../staff/effective-permissions";
import { methodListIn } from "./method-list";

/**
 * The ways to send: admin/shipping. Who keeps the shop says where they go, how long that takes and which are in use; what they cost is for
 * who may write prices, so new ones come from them alone. Orders keep what they took.
 */
export function shippingRoutes(app: App, { database }: Services): void {
  crudRoutes(app, {
    link: "/admin/shipping",
    of: "the shipping methods",
    access: "shop.manage",
    hasRelations: true,
    database,
    open: async (c, login) => {
      if (!login) throw new ApiError("error.not_found");
      const { permissions } = login;
      const mayPrice = isPermitted(permissions, "prices.write");
      return {
        list: await methodListIn(languageOf(c)),
        scope: null,
        permissions,
        can: { add: mayPrice, update: true, delete: mayPrice, copy: false },
        // Pages say what sending costs, and from which total on it costs nothing.
        begin: async (q) => {
          await moveVersion(q, false);
        },
        onChange: auditChanges({
          entity: "shipping",
          actor: actorOf(c, login),
          idOf: ({ code }) => String(code),
          diffOf,
        }),
      };
    },
  });
}

function diffOf(was: CrudItem | undefined, is: CrudItem | undefined): AuditDiff {
  return {
    active: [was?.active, is?.active],
    title: [was?.name, is?.name],
    place: [was?.sort, is?.sort],
    settings: [settingsOf(was), settingsOf(is)],
  };
}

function settingsOf(item: CrudItem | undefined): Partial<CrudItem> | null {
  if (!item) return null;
  const { _id, _version, code, name, active, sort, uniform, split, ...settings } = item;
  return settings;
}
