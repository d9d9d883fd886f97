import { ApiError } from "~/api/client/api-error";
import { addWish, removeWish } from "~/api/wish-list.server";
import type { RequestContext } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";

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
