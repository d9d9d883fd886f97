import type { Product, Variant } from "#backend/contract/catalog";
import { getProduct } from "~/api/catalog.server";
import { sayLimit } from "~/features/cart/say-limit.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { type FormErrors, parseForm, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { productPath } from "~/sitemap/paths";
import { addToCart } from "./add-to-cart.server";
import { changeWish } from "./change-wish.server";
import { type Chosen, chooseByForm } from "./choose-variant";
import { productSchema } from "./schema.server";
import { toChosenView } from "./to-product-view.server";

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
