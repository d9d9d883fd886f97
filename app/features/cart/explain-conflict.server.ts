import type { CartChange, Conflict } from "#backend/contract/cart";
import { nameVariant } from "~/features/catalog/name-variant";
import { formatsFor } from "~/i18n/format";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "~/request/context.server";
import { sayLimit } from "./say-limit.server";

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
export function findRefusal(conflicts: readonly Conflict[], ctx: Pick<RequestContext, "t">) {
  for (const { kind, name, options } of conflicts) {
    if (!isRefusal(kind)) continue;
    return { key: refusals[kind], params: { name: nameVariant(ctx, name ?? "", options) } };
  }
  return undefined;
}

/** A count that was lowered to what there is, with the values of its texts; undefined where none was. */
export function findReduced(
  { conflicts, cart }: Pick<CartChange, "conflicts" | "cart">,
  ctx: Pick<RequestContext, "lang" | "t">,
) {
  const found = conflicts.find(({ kind }) => kind === "qty_reduced");
  if (!found) return undefined;
  const { was, now, name, options, variant_id } = found;
  const line = cart.lines.find((other) => other.variant_id === variant_id);
  const limit = sayLimit(line ?? { max_qty: now ?? 0 }, ctx);
  const n = formatsFor(ctx.lang).number(now ?? 0);
  const params = { n, limit, name: nameVariant(ctx, name ?? "", options) };
  return { wanted: was ?? 0, got: now ?? 0, params };
}
