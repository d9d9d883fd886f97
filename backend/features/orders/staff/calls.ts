import { createRoute, z } from "@hono/zod-openapi";
import {
  adminOrder,
  adminOrderList,
  answerReturn,
  cancelByStaff,
  deliverOrder,
  refundDone,
  refundOrder,
  shipOrder,
  staffAct,
} from "../../../contract/admin-order";
import { orderStates } from "../../../contract/order";
import { jsonBody } from "../../../http/json-body";
import { responses } from "../../../http/responses";

const security = [{ token: [] }];
const params = z.object({ number: z.string().max(40) });

/** A call that changes an order and answers it as it is then; needs `orders.write`. */
function act<S extends z.ZodType>(word: string, summary: string, body: S) {
  return createRoute({
    method: "post",
    path: `/admin/orders/{number}/${word}`,
    summary: `${summary} (orders.write)`,
    security,
    request: { params, body: jsonBody(body) },
    responses: responses(adminOrder, "The order as it is then"),
  });
}

/** Staff's side of orders (domain 4.7). */
export const staffCalls = {
  list: createRoute({
    method: "get",
    path: "/admin/orders",
    summary: "A page of all orders, the newest first (orders.read)",
    security,
    request: {
      query: z.object({
        page: z.string().optional().describe("From 1"),
        state: z.string().optional().describe(orderStates.join(", ")),
        q: z.string().max(200).optional().describe("A number, a phone, an e-mail address"),
      }),
    },
    responses: responses(adminOrderList, "The orders, and how many there are"),
  }),
  read: createRoute({
    method: "get",
    path: "/admin/orders/{number}",
    summary: "An order with its log and its money (orders.read)",
    security,
    request: { params },
    responses: responses(adminOrder, "The order"),
  }),
  process: act("process", "Packing begins", staffAct),
  ship: act("ship", "A parcel goes out, of some pieces or all", shipOrder),
  deliver: act(
    "deliver",
    "A parcel has arrived, or all of them, and cash at the door was handed over",
    deliverOrder,
  ),
  collect: act(
    "collect",
    "The cash of an order was handed over that its owner has received already",
    staffAct,
  ),
  accept: act("accept", "A payment under review counts, if the pieces can be had", staffAct),
  cancel: act("cancel", "Cancels up to the delivery; what was paid goes back", cancelByStaff),
  answerReturn: act("return", "Approves, rejects or receives a return", answerReturn),
  refund: act("refund", "Gives money back", refundOrder),
  refundDone: createRoute({
    method: "post",
    path: "/admin/orders/{number}/refunds/{id}/done",
    summary: "A refund was given by hand (orders.write)",
    security,
    request: {
      params: params.extend({ id: z.uuid() }),
      body: jsonBody(refundDone),
    },
    responses: responses(adminOrder, "The order as it is then"),
  }),
};
