import { createRoute, z } from "@hono/zod-openapi";
import {
  adminOrder,
  adminOrderList,
  answerReturn as answerReturnInput,
  cancelByStaff,
  deliverOrder as deliverOrderInput,
  refundDone,
  refundOrder as refundOrderInput,
  shipOrder as shipOrderInput,
  staffAct,
} from "../../../contract/admin-order";
import { csvFile } from "../../../contract/csv";
import { orderState, orderStates } from "../../../contract/order";
import { salesFileQuery, salesQuery, salesShown } from "../../../contract/sales";
import { privateRoute } from "../../../http/access";
import type { App, Context } from "../../../http/app";
import { callerOf } from "../../../http/caller";
import { jsonBody } from "../../../http/json-body";
import { languageOf } from "../../../http/language";
import type { Login } from "../../../http/login";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import { responses } from "../../../http/responses";
import type { Services } from "../../../services";
import { acceptPayment } from "./accept-payment";
import { answerReturn } from "./answer-return";
import { cancelOrder } from "./cancel-order";
import { collectCash } from "./collect-cash";
import { confirmOwnRefund } from "./confirm-refund";
import { deliverOrder } from "./deliver-order";
import { listAllOrders } from "./list-all-orders";
import { processOrder } from "./process-order";
import { readAnyOrder } from "./read-any-order";
import { readSales } from "./read-sales";
import { refundOrder } from "./refund-order";
import { writeSalesFile } from "./sales-file";
import { shipOrder } from "./ship-order";
import type { StaffCall } from "./staff-call";

const params = z.object({ number: z.string().max(40) });

/** A call that changes an order and answers it as it is then; needs `orders.write`. */
function act<S extends z.ZodType>(word: string, summary: string, body: S) {
  return createRoute({
    method: "post",
    path: `/admin/orders/{number}/${word}`,
    summary: `${summary} (orders.write)`,
    permission: "orders.write" as const,
    request: { params, body: jsonBody(body) },
    responses: responses(adminOrder, "The order as it is then"),
  });
}

/** Staff's side of orders (domain 4.7). */
const routes = {
  list: createRoute({
    method: "get",
    path: "/admin/orders",
    summary: "A page of all orders, the newest first (orders.read)",
    permission: "orders.read" as const,
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
    permission: "orders.read" as const,
    request: { params },
    responses: responses(adminOrder, "The order"),
  }),
  sales: createRoute({
    method: "get",
    path: "/admin/sales",
    summary: "What was paid and given back between moments (orders.read)",
    permission: "orders.read" as const,
    request: { query: salesQuery },
    responses: responses(salesShown, "The sums of each part, by currency"),
  }),
  salesFile: createRoute({
    method: "get",
    path: "/admin/sales/csv",
    summary: "The same as a CSV file (orders.read)",
    permission: "orders.read" as const,
    request: { query: salesFileQuery },
    responses: responses(csvFile, "A line for each part and currency in which something moved"),
  }),
  process: act("process", "Packing begins", staffAct),
  ship: act("ship", "A parcel goes out, of some pieces or all", shipOrderInput),
  deliver: act(
    "deliver",
    "A parcel has arrived, or all of them, and cash at the door was handed over",
    deliverOrderInput,
  ),
  collect: act(
    "collect",
    "The cash of an order was handed over that its owner has received already",
    staffAct,
  ),
  accept: act("accept", "A payment under review counts, if the pieces can be had", staffAct),
  cancel: act("cancel", "Cancels up to the delivery; what was paid goes back", cancelByStaff),
  answerReturn: act("return", "Approves, rejects or receives a return", answerReturnInput),
  refund: act("refund", "Gives money back", refundOrderInput),
  refundDone: createRoute({
    method: "post",
    path: "/admin/orders/{number}/refunds/{id}/done",
    summary: "A refund was given by hand (orders.write)",
    permission: "orders.write" as const,
    request: {
      params: params.extend({ id: z.uuid() }),
      body: jsonBody(refundDone),
    },
    responses: responses(adminOrder, "The order as it is then"),
  }),
};

function whose(c: Context, { user }: Login): Omit<StaffCall, "number"> {
  return { staffId: user.id, network: callerOf(c).address };
}

/** GET/POST admin/orders…: staff's side of every way that an order can go (domain 4.7). */
export function staffOrderRoutes(app: App, services: Services): void {
  async function show(c: Context, { number }: { number: string }): Promise<Response> {
    return respond(c, adminOrder, await readAnyOrder(services, number, languageOf(c)));
  }

  privateRoute(app, routes.list, async (c) => {
    const { page, state, q: search } = c.req.valid("query");
    const wanted = {
      page: readPage(page),
      lang: languageOf(c),
      state: orderState.safeParse(state).data,
      search,
    };
    return respond(c, adminOrderList, await listAllOrders(services, wanted));
  });

  privateRoute(app, routes.read, async (c) => {
    return show(c, c.req.valid("param"));
  });

  privateRoute(app, routes.sales, async (c) => {
    const wanted = { ...c.req.valid("query"), lang: languageOf(c) };
    return respond(c, salesShown, await readSales(services, wanted));
  });

  privateRoute(app, routes.salesFile, async (c) => {
    const wanted = { ...c.req.valid("query"), lang: languageOf(c) };
    return respond(c, csvFile, { csv: await writeSalesFile(services, wanted) });
  });

  privateRoute(app, routes.process, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    await processOrder(services, call);
    return show(c, call);
  });

  privateRoute(app, routes.ship, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    await shipOrder(services, { ...call, parcel: c.req.valid("json") });
    return show(c, call);
  });

  privateRoute(app, routes.deliver, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    await deliverOrder(services, { ...call, shipmentId: c.req.valid("json").shipment_id });
    return show(c, call);
  });

  privateRoute(app, routes.collect, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    await collectCash(services, call);
    return show(c, call);
  });

  privateRoute(app, routes.accept, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    await acceptPayment(services, call);
    return show(c, call);
  });

  privateRoute(app, routes.cancel, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    const { reason, came_back: cameBack } = c.req.valid("json");
    await cancelOrder(services, { ...call, reason, cameBack });
    return show(c, call);
  });

  privateRoute(app, routes.answerReturn, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    const { answer: given, reason, restock } = c.req.valid("json");
    await answerReturn(services, { ...call, answer: given, reason, restock });
    return show(c, call);
  });

  privateRoute(app, routes.refund, async (c, login) => {
    const call = { ...c.req.valid("param"), ...whose(c, login) };
    const { op_id: opId, amount, reason } = c.req.valid("json");
    await refundOrder(services, { ...call, opId, amount, reason });
    return show(c, call);
  });

  privateRoute(app, routes.refundDone, async (c, login) => {
    const { number, id: refundId } = c.req.valid("param");
    const call = { number, ...whose(c, login) };
    await confirmOwnRefund(services, { ...call, refundId, ref: c.req.valid("json").ref ?? null });
    return show(c, call);
  });
}
