import type { Conflict } from "#backend/contract/cart";
import type { Shop } from "~/http/shop.server";
import { formatsFor } from "~/i18n/format";
import type { MessageKey } from "~/i18n/messages/en";

/** Conflicts after which nothing was changed. */
const refusals = {
  out_of_stock: "refused.out_of_stock",
  variant_gone: "refused.variant_gone",
  no_price: "refused.no_price",
  cart_full: "refused.cart_full",
} as const satisfies Partial<Record<Conflict["kind"], MessageKey>>;

function isRefusal(kind: Conflict["kind"]): kind is keyof typeof refusals {
  return kind in refusals;
}

/** Why nothing was changed, as a text's key with its values; undefined where something was. */
export function findRefusal(conflicts: readonly Conflict[]) {
  for (const { kind, name } of conflicts) {
    if (isRefusal(kind)) return { key: refusals[kind], params: { name: name ?? "" } };
  }
  return undefined;
}

/** A count that was lowered to what there is, with the values of its texts; undefined where none was. */
export function findReduced(conflicts: readonly Conflict[], { lang }: Pick<Shop, "lang">) {
  const found = conflicts.find(({ kind }) => kind === "qty_reduced");
  if (!found) return undefined;
  const { was, now, name } = found;
  const n = formatsFor(lang).number(now ?? 0);
  return { wanted: was ?? 0, got: now ?? 0, params: { n, name: name ?? "" } };
}
