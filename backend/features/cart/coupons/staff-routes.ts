import type { CrudItem } from "../../../contract/crud";
import type { App } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import { languageOf } from "../../../http/language";
import type { Services } from "../../../services";
import { type AuditDiff, recordAudit } from "../../audit/record-audit";
import type { CrudChange } from "../../crud/crud-list";
import { crudRoutes } from "../../crud/routes";
import { actorOf } from "../../reading/content-actor";
import { isPermitted } from "../../staff/effective-permissions";
import { couponListIn } from "./coupon-list";

/**
 * The coupons: admin/coupons. Who keeps the shop switches them on and off, and says where and until when they hold; what they take off is
 * for who may write prices, so new ones come from them alone.
 */
export function couponRoutes(app: App, { database }: Services): void {
  crudRoutes(app, {
    link: "/admin/coupons",
    of: "the coupons",
    access: "shop.manage",
    database,
    open: async (c, login) => {
      if (!login) throw new ApiError("error.not_found");
      const { permissions } = login;
      const mayPrice = isPermitted(permissions, "prices.write");
      return {
        list: await database.run((q) => couponListIn(q, languageOf(c))),
        scope: null,
        permissions,
        can: { add: mayPrice, update: true, delete: mayPrice, copy: false },
        onChange: async (q, change) => {
          const { actor, network } = actorOf(c, login);
          const action = `coupon.${change.action}` as const;
          for (const [place, { code }] of change.items.entries()) {
            const diff = diffOf(change, place);
            const entityId = String(code);
            await recordAudit(q, { actor, network, action, entity: "coupon", entityId, diff });
          }
        },
      };
    },
  });
}

/** What of a coupon is different now; of one that came or went what it is, or was. */
function diffOf({ action, items, before = [] }: CrudChange, place: number): AuditDiff {
  const [was, is] = action === "remove" ? [items[place], undefined] : [before[place], items[place]];
  return {
    active: [was?.active, is?.active],
    kind: [was?.kind, is?.kind],
    settings: [settingsOf(was), settingsOf(is)],
  };
}

function settingsOf(item: CrudItem | undefined): Partial<CrudItem> | null {
  if (!item) return null;
  const { _id, _version, code, active, kind, uses, ...settings } = item;
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
