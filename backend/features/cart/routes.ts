import { cart, cartChange } from "../../contract/cart";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import type { Services } from "../../services";
import { cartCalls } from "./calls";
import type { LoggedOp } from "./cart-log";
import { changeCart } from "./change-cart";
import { findRequester } from "./owner";
import { readCart } from "./read-cart";
import { sendGuestGone } from "./send-guest-gone";

export function cartRoutes(app: App, services: Services): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "cart", {
    type: "apiKey",
    in: "header",
    name: "X-Cart",
    description: "A visitor's token, as a change of the cart answers it in `guest`.",
  });

  const apply = async (c: Context, ops: LoggedOp[]) => {
    const shopper = await findRequester(services, c, "X-Cart");
    return changeCart(services, { shopper, ops, lang: languageOf(c) });
  };

  /** A single change of what there is not is a 404; in a log it is a conflict among others. */
  const applyOne = async (c: Context, op: LoggedOp) => {
    const change = await apply(c, [op]);
    if (change.conflicts.some(({ kind }) => kind === "variant_gone")) {
      throw new ApiError("error.not_found");
    }
    return respond(c, cartChange, change);
  };

  app.openapi(cartCalls.read, async (c) => {
    const { owner, guest } = await findRequester(services, c, "X-Cart");
    const found = await readCart(services, owner, languageOf(c));
    if (guest && found.revision === 0) sendGuestGone(c, "cart");
    return respond(c, cart, found);
  });

  app.openapi(cartCalls.sync, async (c) =>
    respond(c, cartChange, await apply(c, c.req.valid("json").ops)),
  );

  app.openapi(cartCalls.add, (c) => applyOne(c, { type: "add", ...c.req.valid("json") }));

  app.openapi(cartCalls.set, (c) =>
    applyOne(c, { type: "set", ...c.req.valid("param"), ...c.req.valid("json") }),
  );

  app.openapi(cartCalls.remove, (c) =>
    applyOne(c, { type: "remove", ...c.req.valid("param"), ...c.req.valid("json") }),
  );

  app.openapi(cartCalls.coupon, (c) => applyOne(c, { type: "coupon", ...c.req.valid("json") }));
}
