import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import type { Cart, CartChange, CartSync } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import { changeCart, getCart } from "~/api/cart.server";
import { findReduced, findRefusal } from "~/features/cart/explain-conflict.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { langPath } from "~/request/page-address";
import { redirectTo } from "~/request/redirects.server";
import type { CartForm, Refused } from "./read-change.server";
import { sayCoupon } from "./say-coupon.server";

/**
 * Makes the change that a form of the cart asked for, and leads back to the cart with a word about it. What
 * could not be done is a 400 that says why, beside what was typed.
 */
export async function changeOwnCart(ctx: RequestContext, form: CartForm) {
  const before = "variant" in form ? await findLine(ctx, form.variant) : undefined;
  const { conflicts, cart } = await changeCart(ctx.api, { ops: opsOf(form, ctx) });
  const refused = refusalOf(form, conflicts, ctx);
  if (refused) return data({ refused }, 400);
  const reduced = findReduced(conflicts, ctx);
  const flash: Flash | undefined = reduced
    ? { type: "warning", key: "cart.set_less", params: reduced.params }
    : tell(form, before, cart.coupon, ctx);
  return redirectTo(ctx, langPath(ctx.lang, "/carts"), { flash });
}

export function refuseChange(refused: Refused) {
  return data({ refused }, 400);
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
export function opsOf(form: CartForm, { lang }: Pick<RequestContext, "lang">): CartSync["ops"] {
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

function refusalOf(
  form: CartForm,
  conflicts: CartChange["conflicts"],
  ctx: RequestContext,
): Refused | undefined {
  if (form.intent === "cart.coupon") {
    const [state] = conflicts.flatMap(({ coupon }) => coupon ?? []);
    if (!state) return undefined;
    const { text } = sayCoupon({ code: form.code, state, missing: null }, ctx);
    return { field: "code", typed: form.code, text };
  }
  const found = findRefusal(conflicts, ctx);
  if (!found || !("variant" in form)) return undefined;
  const typed = "qty" in form ? String(form.qty) : "";
  return { variant: form.variant, field: "qty", typed, text: ctx.t(found.key, found.params) };
}

/** What is said of a change; nothing where the page itself shows it. */
function tell(
  form: CartForm,
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
