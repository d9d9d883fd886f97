import type { Cart, CartOp, Conflict } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import type { OperationProblem } from "~/client/offline/log/operation";
import { findRefusal } from "~/features/cart/explain-conflict.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

type Texts = Pick<RequestContext, "lang" | "t">;

/**
 * What each operation of the log met with, in words: all of it together, for a device knows a problem by its operation. The
 * line may be taken out again where it stands in the cart.
 */
export function sayCartConflicts(
  conflicts: readonly Conflict[],
  { cart, ops }: { cart: Cart; ops: readonly CartOp[] },
  ctx: Texts,
): OperationProblem[] {
  const problems = new Map<string, OperationProblem>();
  for (const conflict of conflicts) {
    const { op_id, variant_id, kind } = conflict;
    const text = kind === "coupon_refused" ? sayCoupon(conflict, ops, ctx) : sayIt(conflict, ctx);
    const before = problems.get(op_id ?? "");
    const isInCart = cart.lines.some((line) => line.variant_id === variant_id);
    problems.set(op_id ?? "", {
      op_id: op_id ?? "",
      text: before ? `${before.text} ${text}` : text,
      variant_id: isInCart ? variant_id : null,
    });
  }
  return [...problems.values()];
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
