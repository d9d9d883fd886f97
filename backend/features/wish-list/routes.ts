import { createRoute, z } from "@hono/zod-openapi";
import {
  cartChange,
  productCode,
  type WishQuery,
  wishChange,
  wishEntry,
  wishedCodes,
  wishList,
  wishMove,
  wishSorts,
} from "../../contract/cart";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { readMoment } from "../../http/read-moment";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findRequester } from "../cart/owner";
import { sendGuestGone } from "../cart/send-guest-gone";
import { addWish } from "./add-wish";
import { moveWish } from "./move-wish";
import { narrowWishes } from "./narrow-wishes";
import { readWishList } from "./read-wish-list";
import { readWishedCodes } from "./read-wished-codes";
import { removeWish } from "./remove-wish";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { wish: [] }];
const product = z.object({ product_id: z.coerce.number().pipe(productCode) });

const routes = {
  read: createRoute({
    method: "get",
    path: "/user/wish-list",
    summary: "The user's wish list, else the visitor's (decisions 10)",
    security,
    request: {
      query: z.object({
        search: z.string().max(200).optional().describe("Part of a name"),
        sort: z.string().optional().describe(wishSorts.join(", ")),
        dropped: z.string().optional().describe("1: only what has become cheaper"),
        from: z.string().optional().describe("Put there from this moment on, ISO 8601"),
        before: z.string().optional().describe("Put there before this moment, ISO 8601"),
        page: z.string().optional().describe("From 1; without it the whole list"),
        per_page: z.string().optional(),
      }),
    },
    responses: responses(
      wishList,
      "Products with what has changed about them since, the newest first",
    ),
  }),
  codes: createRoute({
    method: "get",
    path: "/user/wish-list/codes",
    summary: "Which products stand on it, for hearts and counts",
    security,
    responses: responses(wishedCodes, "Their public codes, the newest first"),
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

const mostPerPage = 100;

function readQuery(query: Record<string, string | undefined>): WishQuery {
  const { search, sort, dropped, from, before, page, per_page } = query;
  return {
    search,
    sort: wishSorts.find((known) => known === sort),
    dropped: dropped === "1",
    from: readMoment(from),
    before: readMoment(before),
    page: page === undefined ? undefined : readPage(page),
    per_page: Math.min(readPage(per_page ?? "24"), mostPerPage),
  };
}

export function wishListRoutes(app: App, services: Services): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "wish", {
    type: "apiKey",
    in: "header",
    name: "X-Wish",
    description: "A visitor's token, as a change of the wish list answers it in `guest`.",
  });

  publicRoute(app, routes.read, async (c) => {
    const { owner, guest } = await findRequester(services, c, "X-Wish");
    const list = await readWishList(services, owner, languageOf(c));
    if (guest && list.total === 0) sendGuestGone(c, "wish");
    return respond(c, wishList, narrowWishes(list, readQuery(c.req.valid("query"))));
  });

  publicRoute(app, routes.codes, async (c) => {
    const { owner, guest } = await findRequester(services, c, "X-Wish");
    const data = await readWishedCodes(services, owner);
    if (guest && data.length === 0) sendGuestGone(c, "wish");
    return respond(c, wishedCodes, { data });
  });

  publicRoute(app, routes.add, async (c) => {
    const shopper = await findRequester(services, c, "X-Wish");
    const add = { shopper, entry: c.req.valid("json"), lang: languageOf(c) };
    return respond(c, wishChange, await addWish(services, add));
  });

  publicRoute(app, routes.remove, async (c) => {
    const shopper = await findRequester(services, c, "X-Wish");
    const { product_id } = c.req.valid("param");
    return respond(c, wishChange, await removeWish(services, shopper, product_id));
  });

  publicRoute(app, routes.move, async (c) => {
    const shopper = await findRequester(services, c, "X-Cart");
    const { owner: list } = await findRequester(services, c, "X-Wish");
    const { product_id: productCode } = c.req.valid("param");
    const moving = { shopper, list, productCode, move: c.req.valid("json"), lang: languageOf(c) };
    return respond(c, cartChange, await moveWish(services, moving));
  });
}
