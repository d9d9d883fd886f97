import { ApiError } from "~/api/client/api-error";
import { takeShared } from "~/api/links.server";
import { sayAdded } from "~/features/cart/say-added.server";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireLocale } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { cartsPath, productPath, sharedPath } from "~/sitemap/paths";
import { takeSchema } from "./schema.server";

/** Into the reader's cart, a visitor's too. What comes in several kinds is chosen on its own page first. */
export const action = guardAction(async (args) => {
  const ctx = await requireLocale(args);
  const submission = parseForm(args, takeSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { product, op_id } = submission.value;
  const token = args.params.token ?? "";
  try {
    const taken = await takeShared(ctx.api, token, { op_id, product_id: product });
    const flash = sayAdded(ctx, taken);
    if (product === undefined && ctx.user.login)
      return redirectTo(ctx, cartsPath(ctx.lang), { flash });
    return redirectTo(ctx, sharedPath(ctx.lang, token), {
      flash: { ...flash, next: ["carts", "checkout"] },
    });
  } catch (error) {
    const isChoice = error instanceof ApiError && error.status === 400 && product !== undefined;
    if (!isChoice) return asPage(ctx)(error);
    const flash = { type: "info", key: "wish_list.choose" } as const;
    return redirectTo(ctx, productPath(ctx.lang, { id: product, slug: "-" }), { flash });
  }
});
