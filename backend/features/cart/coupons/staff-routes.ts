import type { CrudItem } from "../../../contract/crud";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import type { AuditDiff } from "../../audit/record-audit";
import { auditChanges } from "../../crud/audit-changes";
import { valuesIn } from "../../crud/relation";
import { crudRoutes } from "../../crud/routes";
import { actorOf } from "../../reading/content-actor";
import { isPermitted } from "../../staff/effective-permissions";
import { couponListIn } from "./coupon-list";

/**
 * The coupons: admin/coupons. Who keeps the shop switches them on and off, and says where and until when they hold; what they take off is
 * for who may write prices, so new ones come from them alone; for whom they are, is for who may read customers.
 */
export function couponRoutes(app: App, { database }: Services): void {
  crudRoutes(app, {
    link: "/admin/coupons",
    of: "the coupons",
    access: "shop.manage",
    hasRelations: true,
    database,
    open: async (c, login) => {
      if (!login) throw new ApiError("error.not_found");
      const { permissions } = login;
      const reader = {
        lang: languageOf(c),
        knowsCustomers: isPermitted(permissions, "users.read"),
      };
      const mayPrice = isPermitted(permissions, "prices.write");
      return {
        list: await database.run((q) => couponListIn(q, reader)),
        scope: null,
        permissions,
        can: { add: mayPrice, update: true, delete: mayPrice, copy: false },
        onChange: auditChanges({
          entity: "coupon",
          actor: actorOf(c, login),
          idOf: ({ code }) => String(code),
          diffOf,
        }),
      };
    },
  });
}

/** What of a coupon is different now; of one that came or went what it is, or was. */
function diffOf(was: CrudItem | undefined, is: CrudItem | undefined): AuditDiff {
  return {
    active: [was?.active, is?.active],
    kind: [was?.kind, is?.kind],
    settings: [settingsOf(was), settingsOf(is)],
  };
}

function settingsOf(item: CrudItem | undefined): Partial<CrudItem> | null {
  if (!item) return null;
  const { _id, _version, code, active, kind, uses, customers, ...others } = item;
  // The log says for how many it is, and not for whom.
  const settings = { ...others, customers: customers ? valuesIn(customers).length : null };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
