import type { WishItem } from "#backend/contract/cart";
import { ApiError } from "~/api/answer";
import { addWish, getWishList, moveWishToCart, removeWish } from "~/api/wish-list.server";
import { findRefusal } from "~/features/cart/explain-conflict.server";
import { productPath } from "~/features/catalog/addresses";
import { nameVariant } from "~/features/catalog/name-variant";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/redirects.server";
import type { Shop } from "~/request/shop.server";
import type { WishForm } from "./read-wish.server";

/** Makes the change that a form of the list asked for, and leads back to the list with a word about it. */
export async function changeWishes(shop: Shop, form: WishForm) {
  const item = await findItem(shop, form.product);
  switch (form.intent) {
    case "wish.add":
      await addWish(shop.door, { product_id: form.product, variant_id: form.variant ?? null });
      return back(shop, undefined);
    case "wish.remove":
      await removeWish(shop.door, form.product);
      return back(shop, item ? takenOff(item, nameOf(item, shop)) : gone);
    default:
      return item ? move(shop, form, item) : back(shop, gone);
  }
}

const gone: Flash = { type: "info", key: "wish.gone" };

function back(shop: Shop, flash: Flash | undefined) {
  return redirectTo(shop, "/user/wish-list", { flash });
}

async function findItem(shop: Shop, product: number): Promise<WishItem | undefined> {
  const { data } = await getWishList(shop.door);
  return data.find((item) => item.product.id === product);
}

function nameOf({ product, options }: WishItem, shop: Shop): string {
  const values = options.map(({ value }) => value);
  return nameVariant(shop, product.name, values);
}

function takenOff({ product, variant_id }: WishItem, name: string): Flash {
  const fields = { intent: "wish.add", product: String(product.id) };
  return {
    type: "info",
    key: "wish.taken_off",
    params: { name },
    undo: {
      place: "wish-list",
      fields: variant_id ? { ...fields, variant: variant_id } : fields,
    },
  };
}

/** Nobody said which of several variants, or the one that was looked at is no longer sold. */
const mustChoose = [400, 404];

/** Into the cart and off the list. What comes in several kinds is chosen on its own page first. */
async function move(shop: Shop, form: Extract<WishForm, { intent: "wish.move" }>, item: WishItem) {
  const { product } = item;
  const params = { name: nameOf(item, shop) };
  try {
    const variant_id = form.variant ?? item.variant_id;
    const { conflicts } = await moveWishToCart(shop.door, product.id, {
      op_id: form.op_id,
      variant_id,
    });
    const refusal = findRefusal(conflicts, shop);
    if (refusal) return back(shop, { type: "error", ...refusal });
    return back(shop, { type: "success", key: "wish.moved", params, next: "carts" });
  } catch (error) {
    if (!(error instanceof ApiError && mustChoose.includes(error.status))) throw error;
    const flash: Flash = { type: "info", key: "wish.choose_first", params };
    return redirectTo(shop, productPath(shop.lang, product), { flash });
  }
}
