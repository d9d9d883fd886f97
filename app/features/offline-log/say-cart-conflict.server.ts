import type { Cart, CartOp, Conflict } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import type { OperationProblem } from "~/client/offline/log/operation";
import { findRefusal } from "~/features/cart/explain-conflict.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

type Texts = Pick<RequestContext, "lang" | "t">;

/** What an operation of the log met with, in words; the line may be taken out again where it stands in the cart. */
export function sayCartConflict(
  conflict: Conflict,
  { cart, ops }: { cart: Cart; ops: readonly CartOp[] },
  ctx: Texts,
): OperationProblem {
  const isInCart = cart.lines.some(({ variant_id }) => variant_id === conflict.variant_id);
  return {
    op_id: conflict.op_id ?? "",
    text: conflict.kind === "coupon_refused" ? sayCoupon(conflict, ops, ctx) : sayIt(conflict, ctx),
    variant_id: isInCart ? conflict.variant_id : null,
  };
}

function sayCoupon({ op_id, coupon }: Conflict, ops: readonly CartOp[], { t }: Texts): string {
  const op = ops.find((one) => one.op_id === op_id);
  const code = op?.type === "coupon" ? op.code : "";
  return t(`coupon.${coupon ?? "unknown"}`, { code, missing: "" });
}

function sayIt(conflict: Conflict, ctx: Texts): string {
  const { kind, was, now, options } = conflict;
  const { money, number } = formatsFor(ctx.lang);
  const { currency } = languages[ctx.lang];
  const name = nameVariant(ctx, conflict.name ?? "", options);
  if (kind === "price_changed" && was !== null && now !== null) {
    const price = (amount: number) => money({ amount, currency });
    return ctx.t("offline.price_changed", { name, was: price(was), now: price(now) });
  }
  if (kind === "qty_reduced") {
    return ctx.t("offline.qty_reduced", { name, n: number(now ?? 0) });
  }
  const refusal = findRefusal([conflict], ctx);
  return refusal ? ctx.t(refusal.key, refusal.params) : ctx.t("offline.refused");
}
