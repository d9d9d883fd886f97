import type { Reordered } from "#backend/contract/order";
import { nameVariant } from "~/features/catalog/name-variant";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";

/** More names would not fit the cookie that carries them. */
const maxNames = 5;

/** What became of many things that went into the cart at once: which of them could not be had, or not as many. */
export function sayAdded(ctx: Pick<RequestContext, "t">, { added, conflicts }: Reordered): Flash {
  if (added === 0) return { type: "warning", key: "order.reorder_none" };
  if (conflicts.length === 0) return { type: "success", key: "order.reordered" };
  const all = conflicts.flatMap(({ name, options }) =>
    name ? nameVariant(ctx, name, options) : [],
  );
  const names = [...new Set(all)];
  const told = names.slice(0, maxNames).join(ctx.t("list.comma"));
  const params = { names: names.length > maxNames ? `${told} …` : told };
  return { type: "warning", key: "order.reordered_part", params };
}
