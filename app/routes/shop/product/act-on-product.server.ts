import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Product } from "#backend/contract/catalog";
import { getProduct } from "~/api/catalog.server";
import { productPath } from "~/features/catalog/addresses";
import type { GuardedArguments } from "~/http/action.server";
import { asPage } from "~/http/failures.server";
import type { Shop } from "~/http/shop.server";
import { formatsFor } from "~/i18n/format";
import { addToCart, refuse } from "./add-to-cart.server";
import { readBuyForm } from "./buy.server";
import type { Refused } from "./buy-form";
import { changeWish } from "./change-wish.server";

type Arguments = Pick<GuardedArguments, "shop" | "form"> &
  Pick<LoaderFunctionArgs, "params" | "request">;

/** What the forms of a product's page ask for: into the cart, to the checkout, onto the wish list or off it. */
export async function actOnProduct({ shop, form, params, request }: Arguments) {
  const answer = readBuyForm(form, shop);
  if (answer.refused) return refuse(answer.refused);
  const product = await getProduct(shop.door, params.product_id ?? "").catch(asPage(shop));
  const { id, name } = product;
  const path = productPath(shop.lang, product) + choiceOf(request);
  const wanted = answer.accepted;
  if (!("qty" in wanted)) {
    const isOwn = product.variants.some((variant) => variant.id === wanted.variant);
    const variant = isOwn ? wanted.variant : undefined;
    return changeWish(shop, { ...wanted, variant }, { id, name, path }).catch(asPage(shop));
  }
  const { variant, qty } = wanted;
  const wrong = findWrong(product, variant, qty, shop);
  if (wrong) return refuse({ qty: String(form.get("qty") ?? ""), ...wrong });
  return addToCart(shop, wanted, { name, path }).catch(asPage(shop));
}

/** A variant of another product, or more than one order may take: the page itself offers neither. */
function findWrong(
  { variants, name }: Product,
  variantId: string,
  qty: number,
  { t, lang }: Shop,
): Omit<Refused, "qty"> | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  if (!variant) return { errors: [t("refused.variant_gone")], isCount: false };
  if (variant.stock === "out") {
    return { errors: [t("refused.out_of_stock", { name })], isCount: false };
  }
  if (qty <= variant.max_qty) return undefined;
  const n = formatsFor(lang).number(variant.max_qty);
  return { errors: [t("refused.too_much", { name, n })], isCount: true };
}

/** The chosen options stay in the address; what the browser's router adds of its own does not. */
function choiceOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  for (const name of ["_routes", "index"]) searchParams.delete(name);
  return searchParams.size > 0 ? `?${searchParams}` : "";
}
