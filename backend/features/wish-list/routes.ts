import { cartChange, wishChange, wishList } from "../../contract/cart";
import type { App } from "../../http/app";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import type { Services } from "../../services";
import { findRequester } from "../cart/owner";
import { sendGuestGone } from "../cart/send-guest-gone";
import { addWish } from "./add-wish";
import { wishCalls } from "./calls";
import { moveWish } from "./move-wish";
import { readWishList } from "./read-wish-list";
import { removeWish } from "./remove-wish";

export function wishListRoutes(app: App, services: Services): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "wish", {
    type: "apiKey",
    in: "header",
    name: "X-Wish",
    description: "A visitor's token, as a change of the wish list answers it in `guest`.",
  });

  app.openapi(wishCalls.read, async (c) => {
    const { owner, guest } = await findRequester(services, c, "X-Wish");
    const list = await readWishList(services, owner, languageOf(c));
    if (guest && list.total === 0) sendGuestGone(c, "wish");
    return respond(c, wishList, list);
  });

  app.openapi(wishCalls.add, async (c) => {
    const shopper = await findRequester(services, c, "X-Wish");
    const add = { shopper, entry: c.req.valid("json"), lang: languageOf(c) };
    return respond(c, wishChange, await addWish(services, add));
  });

  app.openapi(wishCalls.remove, async (c) => {
    const shopper = await findRequester(services, c, "X-Wish");
    const { product_id } = c.req.valid("param");
    return respond(c, wishChange, await removeWish(services, shopper, product_id));
  });

  app.openapi(wishCalls.move, async (c) => {
    const shopper = await findRequester(services, c, "X-Cart");
    const { owner: list } = await findRequester(services, c, "X-Wish");
    const { product_id: productCode } = c.req.valid("param");
    const moving = { shopper, list, productCode, move: c.req.valid("json"), lang: languageOf(c) };
    return respond(c, cartChange, await moveWish(services, moving));
  });
}
