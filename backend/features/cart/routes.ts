import { createRoute } from "@hono/zod-openapi";
import {
  cart,
  cartChange,
  cartSync,
  couponSet,
  lineAdd,
  lineNamed,
  lineRemove,
  lineSet,
} from "../../contract/cart";
import { publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { changeCart, type LoggedOp } from "./change-cart";
import { findRequester } from "./owner";
import { readCart } from "./read-cart";
import { sendGuestGone } from "./send-guest-gone";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { cart: [] }];

const change = responses(cartChange, "The cart, and what the change met with");

const routes = {
  read: createRoute({
    method: "get",
    path: "/user/carts",
    summary: "The user's cart, else the visitor's (decisions 10)",
    security,
    responses: responses(cart, "The cart in the language's currency"),
  }),
  sync: createRoute({
    method: "post",
    path: "/user/carts/sync",
    summary: "Plays a log of changes, each once (decisions 11)",
    security,
    request: { body: jsonBody(cartSync) },
    responses: change,
  }),
  add: createRoute({
    method: "post",
    path: "/user/carts",
    summary: "Adds pieces of a variant",
    security,
    request: { body: jsonBody(lineAdd) },
    responses: change,
  }),
  set: createRoute({
    method: "put",
    path: "/user/carts/{variant_id}",
    summary: "Puts a line's count",
    security,
    request: { params: lineNamed, body: jsonBody(lineSet) },
    responses: change,
  }),
  remove: createRoute({
    method: "delete",
    path: "/user/carts/{variant_id}",
    summary: "Takes a line out",
    security,
    request: { params: lineNamed, body: jsonBody(lineRemove) },
    responses: change,
  }),
  coupon: createRoute({
    method: "post",
    path: "/user/carts/coupon",
    summary: "Puts a coupon on the cart, or takes it away",
    security,
    request: { body: jsonBody(couponSet) },
    responses: change,
  }),
} as const;

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

  publicRoute(app, routes.read, async (c) => {
    const { owner, guest } = await findRequester(services, c, "X-Cart");
    const found = await readCart(services, owner, languageOf(c));
    if (guest && found.revision === 0) sendGuestGone(c, "cart");
    return respond(c, cart, found);
  });

  publicRoute(app, routes.sync, async (c) =>
    respond(c, cartChange, await apply(c, c.req.valid("json").ops)),
  );

  publicRoute(app, routes.add, (c) => applyOne(c, { type: "add", ...c.req.valid("json") }));

  publicRoute(app, routes.set, (c) =>
    applyOne(c, { type: "set", ...c.req.valid("param"), ...c.req.valid("json") }),
  );

  publicRoute(app, routes.remove, (c) =>
    applyOne(c, { type: "remove", ...c.req.valid("param"), ...c.req.valid("json") }),
  );

  publicRoute(app, routes.coupon, (c) => applyOne(c, { type: "coupon", ...c.req.valid("json") }));
}
