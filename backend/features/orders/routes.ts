import { createRoute, z } from "@hono/zod-openapi";
import { placedOrder, placeOrderInput } from "../../contract/checkout";
import {
  askReturn as askReturnInput,
  invoice,
  invoiceCheck,
  order,
  orderAct,
  orderList,
  orderState,
  orderStates,
  reordered,
} from "../../contract/order";
import { privateRoute, publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { networkOf } from "../../http/network-of";
import { readMoment } from "../../http/read-moment";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { checkInvoice } from "./invoice/check-invoice";
import { readInvoice } from "./invoice/read-invoice";
import { placeAndPay } from "./placing/place-order";
import { listOrders } from "./reading/list-orders";
import { readOwnOrder } from "./reading/read-order";
import { askReturn } from "./shopper/ask-return";
import { cancelOwnOrder } from "./shopper/cancel-own-order";
import { receiveOwnOrder } from "./shopper/receive-own-order";
import { reorder } from "./shopper/reorder";

const params = z.object({ number: z.string().max(40) });

/** A shopper's own orders; somebody else's are unknown to them. */
const routes = {
  place: createRoute({
    method: "post",
    path: "/user/orders",
    summary: "Makes an order of the cart and starts its payment (decisions 18)",
    request: { body: jsonBody(placeOrderInput) },
    responses: responses(placedOrder, "The order's number, and where to pay"),
  }),
  list: createRoute({
    method: "get",
    path: "/user/orders",
    summary: "A page of the user's orders, the newest first",
    request: {
      query: z.object({
        page: z.string().optional().describe("From 1"),
        state: z.string().optional().describe(orderStates.join(", ")),
        search: z.string().max(200).optional().describe("Part of a number or of a product's name"),
        from: z.string().optional().describe("Placed from this moment on, ISO 8601"),
        before: z.string().optional().describe("Placed before this moment, ISO 8601"),
      }),
    },
    responses: responses(orderList, "The orders, and how many there are"),
  }),
  read: createRoute({
    method: "get",
    path: "/user/orders/{number}",
    summary: "An order with all that became of it",
    request: { params },
    responses: responses(order, "The order"),
  }),
  cancel: createRoute({
    method: "post",
    path: "/user/orders/{number}/cancel",
    summary: "Cancels an order that is not being packed yet; the money of a paid one goes back",
    request: { params, body: jsonBody(orderAct) },
    responses: responses(order, "The order as it is then"),
  }),
  received: createRoute({
    method: "post",
    path: "/user/orders/{number}/received",
    summary: "Says that a sent order has arrived",
    request: { params, body: jsonBody(orderAct) },
    responses: responses(order, "The order as it is then"),
  }),
  askReturn: createRoute({
    method: "post",
    path: "/user/orders/{number}/returns",
    summary: "Asks to send pieces back",
    request: { params, body: jsonBody(askReturnInput) },
    responses: responses(order, "The order as it is then"),
  }),
  reorder: createRoute({
    method: "post",
    path: "/user/orders/{number}/reorder",
    summary: "Puts its lines into the cart again, as far as they can be had",
    request: { params, body: jsonBody(orderAct) },
    responses: responses(reordered, "How many are in the cart, and what could not be had"),
  }),
  invoice: createRoute({
    method: "get",
    path: "/user/orders/{number}/invoice",
    summary: "The invoice of a paid order, in both languages",
    request: { params },
    responses: responses(invoice, "The invoice"),
  }),
  checkInvoice: createRoute({
    method: "get",
    path: "/home/invoices/{invoice_no}/{hash}",
    summary: "Whether the shop wrote this invoice, and nothing else of it",
    request: {
      params: z.object({ invoice_no: z.string().max(40), hash: z.string().max(100) }),
    },
    responses: responses(invoiceCheck, "Whether number and hash belong together"),
  }),
} as const;

/** GET/POST user/orders…: placing, and what its owner may do with an order (domain 4.7). */
export function orderRoutes(app: App, services: Services): void {
  /** The order as it is after an act of its owner. */
  async function show(c: Context, userId: string, number: string): Promise<Response> {
    return respond(c, order, await readOwnOrder(services, userId, number, languageOf(c)));
  }

  privateRoute(app, routes.place, async (c, { user }) => {
    const { op_id: opId, payable, agreed } = c.req.valid("json");
    const { address } = callerOf(c);
    const network = address && networkOf(address);
    const placing = { userId: user.id, network, opId, payable, agreed, lang: languageOf(c) };
    return respond(c, placedOrder, await placeAndPay(services, placing));
  });

  privateRoute(app, routes.list, async (c, { user }) => {
    const { page, state, search, from, before } = c.req.valid("query");
    return respond(
      c,
      orderList,
      await listOrders(services, {
        userId: user.id,
        page: readPage(page),
        lang: languageOf(c),
        state: orderState.safeParse(state).data,
        search: search?.trim(),
        from: readMoment(from),
        before: readMoment(before),
      }),
    );
  });

  privateRoute(app, routes.read, async (c, { user }) => {
    return show(c, user.id, c.req.valid("param").number);
  });

  privateRoute(app, routes.cancel, async (c, { user }) => {
    const { number } = c.req.valid("param");
    await cancelOwnOrder(services, user.id, number);
    return show(c, user.id, number);
  });

  privateRoute(app, routes.received, async (c, { user }) => {
    const { number } = c.req.valid("param");
    await receiveOwnOrder(services, user.id, number);
    return show(c, user.id, number);
  });

  privateRoute(app, routes.askReturn, async (c, { user }) => {
    const { number } = c.req.valid("param");
    await askReturn(services, { userId: user.id, number, asked: c.req.valid("json") });
    return show(c, user.id, number);
  });

  privateRoute(app, routes.reorder, async (c, { user }) => {
    const { number } = c.req.valid("param");
    const { op_id: opId } = c.req.valid("json");
    const wanted = { userId: user.id, number, opId, lang: languageOf(c) };
    return respond(c, reordered, await reorder(services, wanted));
  });

  privateRoute(app, routes.invoice, async (c, { user }) => {
    return respond(c, invoice, await readInvoice(services, user.id, c.req.valid("param").number));
  });

  publicRoute(app, routes.checkInvoice, async (c) => {
    c.header("Cache-Control", "no-store");
    const { invoice_no: invoiceNo, hash } = c.req.valid("param");
    return respond(c, invoiceCheck, { valid: await checkInvoice(services, invoiceNo, hash) });
  });
}
