import type { WishItem } from "#backend/contract/cart";
import { ApiError } from "~/api/client/api-error";
import { addWish, getWishList, moveWishToCart, removeWish } from "~/api/wish-list.server";
import { findRefusal } from "~/features/cart/explain-conflict.server";
import { nameVariant } from "~/features/catalog/name-variant";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { wishListPath } from "~/sitemap/account-paths";
import { productPath } from "~/sitemap/paths";
import { type WishInput, wishSchema } from "./schema.server";

/** One change, `intent` says which. The list's own page makes no form that its schema does not take. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, wishSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  return changeWishes(ctx, submission.value).catch(asPage(ctx));
});

/** Makes the change, and leads back to the list with a word about it. */
async function changeWishes(ctx: RequestContext, form: WishInput) {
  const item = await findItem(ctx, form.product);
  switch (form.intent) {
    case "wish.add":
      await addWish(ctx.api, { product_id: form.product, variant_id: form.variant ?? null });
      return back(ctx, undefined);
    case "wish.remove":
      await removeWish(ctx.api, form.product);
      return back(ctx, item ? takenOff(item, nameOf(item, ctx)) : gone);
    default:
      return item ? move(ctx, form, item) : back(ctx, gone);
  }
}

const gone: Flash = { type: "info", key: "wish.gone" };

function back(ctx: RequestContext, flash: Flash | undefined) {
  return redirectTo(ctx, wishListPath, { flash });
}

async function findItem(ctx: RequestContext, product: number): Promise<WishItem | undefined> {
  const { data } = await getWishList(ctx.api);
  return data.find((item) => item.product.id === product);
}

function nameOf({ product, options }: WishItem, ctx: RequestContext): string {
  const values = options.map(({ value }) => value);
  return nameVariant(ctx, product.name, values);
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
async function move(
  ctx: RequestContext,
  form: Extract<WishInput, { intent: "wish.move" }>,
  item: WishItem,
) {
  const { product } = item;
  const params = { name: nameOf(item, ctx) };
  try {
    const variant_id = form.variant ?? item.variant_id;
    const { conflicts } = await moveWishToCart(ctx.api, product.id, {
      op_id: form.op_id,
      variant_id,
    });
    const refusal = findRefusal(conflicts, ctx);
    if (refusal) return back(ctx, { type: "error", ...refusal });
    return back(ctx, { type: "success", key: "wish.moved", params, next: ["carts", "checkout"] });
  } catch (error) {
    if (!(error instanceof ApiError && mustChoose.includes(error.status))) throw error;
    const flash: Flash = { type: "info", key: "wish.choose_first", params };
    return redirectTo(ctx, productPath(ctx.lang, product), { flash });
  }
}
