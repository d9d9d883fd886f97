import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { currentCheckout, requireOrderable } from "./open-checkout.server";
import { nextPath } from "./steps";

/** GET /{lang}/checkout: the first question without an answer. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const checkout = await currentCheckout(ctx);
  await requireOrderable(ctx, checkout);
  return redirectTo(ctx, nextPath(ctx.lang, checkout), { status: 302 });
}
