import { createRoute, z } from "@hono/zod-openapi";
import {
  cartChange,
  productCode,
  wishChange,
  wishEntry,
  wishList,
  wishMove,
} from "../../contract/cart";
import { jsonBody } from "../../http/json-body";
import { responses } from "../../http/responses";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { wish: [] }];
const product = z.object({ product_id: z.coerce.number().pipe(productCode) });

export const wishCalls = {
  read: createRoute({
    method: "get",
    path: "/user/wish-list",
    summary: "The user's wish list, else the visitor's (decisions 10)",
    security,
    responses: responses(
      wishList,
      "Products with what has changed about them since, the newest first",
    ),
  }),
  add: createRoute({
    method: "post",
    path: "/user/wish-list",
    summary: "Puts a product on the wish list, once",
    security,
    request: { body: jsonBody(wishEntry) },
    responses: responses(wishChange, "How many there are, and whether it is new"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/user/wish-list/{product_id}",
    summary: "Takes a product off the wish list",
    security,
    request: { params: product },
    responses: responses(wishChange, "How many there are, and whether it stood there"),
  }),
  move: createRoute({
    method: "post",
    path: "/user/wish-list/{product_id}/move",
    summary: "Moves one piece into the cart",
    security,
    request: { params: product, body: jsonBody(wishMove) },
    responses: responses(cartChange, "The cart, and what the change met with"),
  }),
} as const;
