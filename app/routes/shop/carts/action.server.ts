import { randomUUID } from "node:crypto";
import type { Cart, CartChange, CartSync } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import { changeCart, getCart } from "~/api/cart.server";
import { findReduced, findRefusal } from "~/features/cart/explain-conflict.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { type FormErrors, parseForm, toErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { cartsPath } from "~/sitemap/paths";
import { sayCoupon } from "./say-coupon.server";
import { type CartInput, cartSchema } from "./schema.server";

/**
 * Makes the change that a form of the cart asks for, `intent` says which (R-NOJS-02), and leads back to the cart with a
 * word about it. What could not be done is a 400 that says why. Posting needs the login as well (R-AUTH-13).
 */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(withSteps(args), cartSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const input = submission.value;
  const before =
    "variant" in input ? await findLine(ctx, input.variant).catch(asPage(ctx)) : undefined;
  const change = await changeCart(ctx.api, { ops: opsOf(input, ctx) }).catch(asPage(ctx));
  const errors = conflictErrors(input, change.conflicts, ctx);
  if (errors) return toErrorResponse(submission, errors);
  const reduced = findReduced(change, ctx);
  const flash: Flash | undefined = reduced
    ? { type: "warning", key: "cart.set_less", params: reduced.params }
    : tell(input, before, change.cart.coupon, ctx);
  return redirectTo(ctx, cartsPath(ctx.lang), { flash });
});

/** The − and + buttons send their count as `to`; it stands for the typed one. */
export function withSteps({ ctx, form }: Pick<GuardedArguments, "ctx" | "form">) {
  const counts = form.getAll("to");
  if (counts[0] !== undefined) form.set("qty", counts[0]);
  return { ctx, form };
}

type Before = Awaited<ReturnType<typeof findLine>>;

/** The line as it is before the change, so that its removal can be told and taken back. */
async function findLine(ctx: RequestContext, variant: string) {
  const { lines, later } = await getCart(ctx.api);
  const isWanted = (line: { variant_id: string }) => line.variant_id === variant;
  const line = lines.find(isWanted) ?? later.find(isWanted);
  if (!line) return undefined;
  const values = line.options.map(({ value }) => value);
  const name = nameVariant(ctx, line.product.name, values);
  return { name, qty: line.qty, isLater: !lines.includes(line) };
}

/** The change in the words of the contract, an operation or two (decisions 11). */
export function opsOf(form: CartInput, { lang }: Pick<RequestContext, "lang">): CartSync["ops"] {
  const { op_id } = form;
  if (form.intent === "cart.coupon") return [{ type: "coupon", op_id, code: form.code }];
  if (form.intent === "cart.uncoupon") return [{ type: "coupon", op_id, code: null }];
  const line = { op_id, variant_id: form.variant };
  switch (form.intent) {
    case "cart.set":
      return [{ type: "set", ...line, qty: form.qty }];
    case "cart.accept": {
      const { seen: amount } = form;
      const seen =
        amount === undefined ? undefined : { amount, currency: languages[lang].currency };
      return [{ type: "set", ...line, qty: form.qty, seen }];
    }
    case "cart.remove":
      return [{ type: "remove", ...line }];
    case "cart.put_back": {
      const add = { type: "add" as const, ...line, qty: form.qty };
      const save = { type: "later" as const, ...line, op_id: randomUUID(), later: true };
      return form.later ? [add, save] : [add];
    }
    default:
      return [{ type: "later", ...line, later: form.intent === "cart.later" }];
  }
}

/** What stands in a change's way, at its field. */
function conflictErrors(
  input: CartInput,
  conflicts: CartChange["conflicts"],
  ctx: RequestContext,
): FormErrors | undefined {
  if (input.intent === "cart.coupon") {
    const [state] = conflicts.flatMap(({ coupon }) => coupon ?? []);
    if (!state) return undefined;
    const { text } = sayCoupon({ code: input.code, state, missing: null }, ctx);
    return { fieldErrors: { code: [text] } };
  }
  const found = findRefusal(conflicts, ctx);
  if (!found || !("variant" in input)) return undefined;
  return { fieldErrors: { qty: [ctx.t(found.key, found.params)] } };
}

/** What is said of a change; nothing where the page itself shows it. */
function tell(
  form: CartInput,
  before: Before,
  coupon: Cart["coupon"],
  { lang }: Pick<RequestContext, "lang">,
): Flash | undefined {
  if (form.intent === "cart.coupon" && coupon) {
    const { code, state, missing } = coupon;
    const params = { code, missing: missing ? formatsFor(lang).money(missing) : "" };
    return { type: state === "applied" ? "success" : "info", key: `coupon.${state}`, params };
  }
  if (form.intent === "cart.uncoupon") return { type: "info", key: "coupon.removed" };
  if (!before && form.intent !== "cart.put_back") return { type: "info", key: "cart.gone" };
  const params = { name: before?.name ?? "" };
  switch (form.intent) {
    case "cart.remove":
      return {
        type: "info",
        key: "cart.removed",
        params,
        undo: before && undoOf(form.variant, before),
      };
    case "cart.later":
      return { type: "info", key: "cart.saved", params };
    case "cart.back":
      return { type: "success", key: "cart.back", params };
    default:
      return undefined;
  }
}

function undoOf(variant: string, { qty, isLater }: NonNullable<Before>): Flash["undo"] {
  const fields = { intent: "cart.put_back", variant, qty: String(qty) };
  return { place: "carts", fields: isLater ? { ...fields, later: "1" } : fields };
}
