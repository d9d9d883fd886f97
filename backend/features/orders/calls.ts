import { createRoute, z } from "@hono/zod-openapi";
import { placedOrder, placeOrderInput } from "../../contract/checkout";
import {
  askReturn,
  invoice,
  invoiceCheck,
  order,
  orderAct,
  orderList,
  orderStates,
  reordered,
} from "../../contract/order";
import { jsonBody } from "../../http/json-body";
import { responses } from "../../http/responses";

const security = [{ token: [] }];
const params = z.object({ number: z.string().max(40) });

/** A shopper's own orders; somebody else's are unknown to them. */
export const orderCalls = {
  place: createRoute({
    method: "post",
    path: "/user/orders",
    summary: "Makes an order of the cart and starts its payment (decisions 18)",
    security,
    request: { body: jsonBody(placeOrderInput) },
    responses: responses(placedOrder, "The order's number, and where to pay"),
  }),
  list: createRoute({
    method: "get",
    path: "/user/orders",
    summary: "A page of the user's orders, the newest first",
    security,
    request: {
      query: z.object({
        page: z.string().optional().describe("From 1"),
        state: z.string().optional().describe(orderStates.join(", ")),
      }),
    },
    responses: responses(orderList, "The orders, and how many there are"),
  }),
  read: createRoute({
    method: "get",
    path: "/user/orders/{number}",
    summary: "An order with all that became of it",
    security,
    request: { params },
    responses: responses(order, "The order"),
  }),
  cancel: createRoute({
    method: "post",
    path: "/user/orders/{number}/cancel",
    summary: "Cancels an order that is not being packed yet; the money of a paid one goes back",
    security,
    request: { params, body: jsonBody(orderAct) },
    responses: responses(order, "The order as it is then"),
  }),
  received: createRoute({
    method: "post",
    path: "/user/orders/{number}/received",
    summary: "Says that a sent order has arrived",
    security,
    request: { params, body: jsonBody(orderAct) },
    responses: responses(order, "The order as it is then"),
  }),
  askReturn: createRoute({
    method: "post",
    path: "/user/orders/{number}/returns",
    summary: "Asks to send pieces back",
    security,
    request: { params, body: jsonBody(askReturn) },
    responses: responses(order, "The order as it is then"),
  }),
  reorder: createRoute({
    method: "post",
    path: "/user/orders/{number}/reorder",
    summary: "Puts its lines into the cart again, as far as they can be had",
    security,
    request: { params, body: jsonBody(orderAct) },
    responses: responses(reordered, "How many are in the cart, and what could not be had"),
  }),
  invoice: createRoute({
    method: "get",
    path: "/user/orders/{number}/invoice",
    summary: "The invoice of a paid order, in both languages",
    security,
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
