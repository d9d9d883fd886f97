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
import { jsonBody } from "../../http/json-body";
import { responses } from "../../http/responses";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { cart: [] }];

const change = responses(cartChange, "The cart, and what the change met with");

export const cartCalls = {
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
