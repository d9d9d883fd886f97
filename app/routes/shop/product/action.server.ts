import type { Product, Variant } from "#backend/contract/catalog";
import { changeCart } from "~/api/cart.server";
import { getProduct } from "~/api/catalog.server";
import { ApiError } from "~/api/client/api-error";
import { addWish, removeWish } from "~/api/wish-list.server";
import { findReduced, findRefusal } from "~/features/cart/explain-conflict.server";
import { sayLimit } from "~/features/cart/say-limit.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { type FormErrors, parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { checkoutPath, productPath } from "~/sitemap/paths";
import { type Chosen, chooseByForm } from "./choose-variant";
import { toChosenView } from "./load-product.server";
import { productSchema } from "./schema.server";

/**
 * What the form of a product's page asks for, `intent` says which: into the cart, to the checkout, onto the wish list
 * or off it. Always of the variant whose options are ticked in it.
 */
export const action = guardAction(async ({ ctx, form, params }) => {
  const product = await getProduct(ctx.api, params.product_id ?? "").catch(asPage(ctx));
  const submission = parseForm({ ctx, form }, productSchema);
  const input = submission.status === "success" ? submission.value : undefined;
  const chosen = chooseByForm(product, form, input?.variant);
  const toErrors = (errors?: FormErrors) =>
    toErrorResponse(submission, errors, { chosen: toChosenView(product, chosen, ctx) });
  if (!input) return toErrors();

  const { variant } = chosen;
  const page = { id: product.id, ...nameChosen(product, chosen, ctx) };
  if (!("qty" in input)) {
    return changeWish(ctx, { ...input, variant: variant?.id }, page).catch(asPage(ctx));
  }
  if (!variant) {
    const hasChoices = product.choices.length > 0;
    const key = hasChoices ? "product.no_such_combination" : "refused.variant_gone";
    return toErrors({ formErrors: [ctx.t(key)] });
  }
  const wrong = findWrong(variant, input.qty, page.name, ctx);
  if (wrong) return toErrors(wrong);
  const bought = { ...input, variant: variant.id };
  const outcome = await addToCart(ctx, bought, page).catch(asPage(ctx));
  return outcome instanceof Response ? outcome : toErrors(outcome);
});

/** More than there is, or than one order may take: the page itself offers neither. */
function findWrong(
  variant: Variant,
  qty: number,
  name: string,
  ctx: RequestContext,
): FormErrors | undefined {
  if (variant.stock === "out") return { formErrors: [ctx.t("refused.out_of_stock", { name })] };
  if (qty <= variant.max_qty) return undefined;
  const params = { name, limit: sayLimit(variant, ctx) };
  return { fieldErrors: { qty: [ctx.t("refused.too_much", params)] } };
}

/** What the chosen variant is called, and the address that shows it: `?color=red&size=m`. */
function nameChosen(product: Product, { options, variant }: Chosen, ctx: RequestContext) {
  const values = product.choices.flatMap((choice) => {
    const option = choice.options.find(({ code }) => code === variant?.options[choice.code]);
    return option ? option.name : [];
  });
  const search = new URLSearchParams(options).toString();
  const path = productPath(ctx.lang, product) + (search && `?${search}`);
  return { name: nameVariant(ctx, product.name, values), path };
}

interface WantedGoods {
  intent: "cart.add" | "cart.buy";
  op_id: string;
  variant: string;
  qty: number;
}

/**
 * Adds pieces to the reader's cart, a visitor's too, and leads back to the product, or on to the checkout. What
 * can't be had at all is answered with the reason and what was typed; less than was wanted is told.
 */
async function addToCart(
  ctx: RequestContext,
  wanted: WantedGoods,
  page: { name: string; path: string },
): Promise<Response | FormErrors> {
  const { intent, op_id, variant, qty } = wanted;
  const ops = [{ type: "add" as const, op_id, variant_id: variant, qty }];
  const change = await changeCart(ctx.api, { ops });
  const reduced = findReduced(change, ctx);
  const refusal = findRefusal(change.conflicts, ctx) ?? (reduced && findFull(reduced, qty));
  if (refusal) {
    const text = ctx.t(refusal.key, refusal.params);
    return reduced ? { fieldErrors: { qty: [text] } } : { formErrors: [text] };
  }
  const next: Flash["next"] = ["carts", "checkout"];
  const flash: Flash = reduced
    ? { type: "warning", key: "cart.added_less", params: reduced.params, next }
    : { type: "success", key: "cart.added", params: { name: page.name }, next };
  if (intent === "cart.buy") {
    const to = checkoutPath(ctx.lang);
    return redirectTo(ctx, to, reduced && { flash: { ...flash, next: undefined } });
  }
  return redirectTo(ctx, page.path, { flash });
}

/** Nothing was added where the cart had all that there is before. */
function findFull(
  { wanted, got, params }: NonNullable<ReturnType<typeof findReduced>>,
  qty: number,
) {
  if (wanted - qty < got) return undefined;
  return { key: "refused.in_cart_already", params } as const;
}

interface WantedWish {
  intent: "wish.add" | "wish.remove";
  /** The variant that was looked at. */
  variant?: string;
}

/** Puts the product on the reader's wish list, a visitor's too, or takes it off; the list itself needs a login. */
export async function changeWish(
  ctx: RequestContext,
  { intent, variant }: WantedWish,
  page: { id: number; name: string; path: string },
) {
  const params = { name: page.name };
  if (intent === "wish.remove") {
    await removeWish(ctx.api, page.id);
    return redirectTo(ctx, page.path, { flash: { type: "info", key: "wish.taken_off", params } });
  }
  try {
    await addWish(ctx.api, { product_id: page.id, variant_id: variant ?? null });
  } catch (error) {
    if (!isFull(error)) throw error;
    return redirectTo(ctx, page.path, { flash: { type: "warning", key: "wish_list.full" } });
  }
  const key = ctx.user.login ? "wish.added" : "wish.added_visitor";
  return redirectTo(ctx, page.path, {
    flash: { type: "success", key, params, next: ["wish-list"] },
  });
}

function isFull(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.errors.product_id?.includes("wish_list.full") ?? false)
  );
}
