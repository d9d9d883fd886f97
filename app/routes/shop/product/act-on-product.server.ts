import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { Product, Variant } from "#backend/contract/catalog";
import { getProduct } from "~/api/catalog.server";
import { productPath } from "~/features/catalog/addresses";
import { nameVariant } from "~/features/catalog/name-variant";
import { formatsFor } from "~/i18n/format";
import type { GuardedArguments } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { addToCart } from "./add-to-cart.server";
import { readBuyForm } from "./buy.server";
import { changeWish } from "./change-wish.server";
import { type Chosen, chooseByForm } from "./choose-variant";
import type { Refused } from "./product-form";
import { toChosenView } from "./to-product-view.server";

type Arguments = Pick<GuardedArguments, "ctx" | "form"> & Pick<LoaderFunctionArgs, "params">;

/**
 * What the form of a product's page asks for: into the cart, to the checkout, onto the wish list or off it. Always
 * of the variant whose options are ticked in it.
 */
export async function actOnProduct({ ctx, form, params }: Arguments) {
  const product = await getProduct(ctx.api, params.product_id ?? "").catch(asPage(ctx));
  const answer = readBuyForm(form, ctx);
  const chosen = chooseByForm(product, form, answer.accepted?.variant);
  const refuse = (refused: Refused) =>
    data({ refused, chosen: toChosenView(product, chosen, ctx) }, 400);
  if (answer.refused) return refuse(answer.refused);

  const wanted = answer.accepted;
  const { variant } = chosen;
  const page = { id: product.id, ...nameChosen(product, chosen, ctx) };
  if (!("qty" in wanted)) {
    return changeWish(ctx, { ...wanted, variant: variant?.id }, page).catch(asPage(ctx));
  }
  const qty = String(form.get("qty") ?? "");
  if (!variant) {
    const hasChoices = product.choices.length > 0;
    const key = hasChoices ? "product.no_such_combination" : "refused.variant_gone";
    return refuse({ qty, errors: [ctx.t(key)], isCount: false });
  }
  const wrong = findWrong(variant, wanted.qty, page.name, ctx);
  if (wrong) return refuse({ qty, ...wrong });
  const bought = { ...wanted, variant: variant.id };
  const answered = await addToCart(ctx, bought, page).catch(asPage(ctx));
  return answered instanceof Response ? answered : refuse(answered);
}

/** More than there is, or than one order may take: the page itself offers neither. */
function findWrong(
  { stock, max_qty }: Variant,
  qty: number,
  name: string,
  { t, lang }: RequestContext,
): Omit<Refused, "qty"> | undefined {
  if (stock === "out") return { errors: [t("refused.out_of_stock", { name })], isCount: false };
  if (qty <= max_qty) return undefined;
  const n = formatsFor(lang).number(max_qty);
  return { errors: [t("refused.too_much", { name, n })], isCount: true };
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
