import { placedOrder } from "../../contract/checkout";
import {
  invoice,
  invoiceCheck,
  order,
  orderList,
  orderState,
  reordered,
} from "../../contract/order";
import type { App, Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import { languageOf } from "../../http/language";
import { networkOf } from "../../http/network-of";
import { readPage } from "../../http/read-number";
import { respond } from "../../http/respond";
import type { Services } from "../../services";
import { requireLogin } from "../auth/sessions/require-login";
import { orderCalls } from "./calls";
import { checkInvoice } from "./invoice/check-invoice";
import { readInvoice } from "./invoice/read-invoice";
import { placeAndPay } from "./placing/place-and-pay";
import { listOrders } from "./reading/list-orders";
import { readOwnOrder } from "./reading/read-order";
import { askReturn } from "./shopper/ask-return";
import { cancelOwnOrder } from "./shopper/cancel-own-order";
import { receiveOwnOrder } from "./shopper/receive-own-order";
import { reorder } from "./shopper/reorder";

/** GET/POST user/orders…: placing, and what its owner may do with an order (domain 4.7). */
export function orderRoutes(app: App, services: Services): void {
  /** The order as it is after an act of its owner. */
  async function show(c: Context, userId: string, number: string): Promise<Response> {
    return respond(c, order, await readOwnOrder(services, userId, number, languageOf(c)));
  }

  app.openapi(orderCalls.place, async (c) => {
    const { user } = await requireLogin(services, c);
    const { op_id: opId, payable } = c.req.valid("json");
    const { address } = callerOf(c);
    const network = address && networkOf(address);
    const placing = { userId: user.id, network, opId, payable, lang: languageOf(c) };
    return respond(c, placedOrder, await placeAndPay(services, placing));
  });

  app.openapi(orderCalls.list, async (c) => {
    const { user } = await requireLogin(services, c);
    const { page, state } = c.req.valid("query");
    return respond(
      c,
      orderList,
      await listOrders(services, {
        userId: user.id,
        page: readPage(page),
        state: orderState.safeParse(state).data,
      }),
    );
  });

  app.openapi(orderCalls.read, async (c) => {
    const { user } = await requireLogin(services, c);
    return show(c, user.id, c.req.valid("param").number);
  });

  app.openapi(orderCalls.cancel, async (c) => {
    const { user } = await requireLogin(services, c);
    const { number } = c.req.valid("param");
    await cancelOwnOrder(services, user.id, number);
    return show(c, user.id, number);
  });

  app.openapi(orderCalls.received, async (c) => {
    const { user } = await requireLogin(services, c);
    const { number } = c.req.valid("param");
    await receiveOwnOrder(services, user.id, number);
    return show(c, user.id, number);
  });

  app.openapi(orderCalls.askReturn, async (c) => {
    const { user } = await requireLogin(services, c);
    const { number } = c.req.valid("param");
    await askReturn(services, { userId: user.id, number, asked: c.req.valid("json") });
    return show(c, user.id, number);
  });

  app.openapi(orderCalls.reorder, async (c) => {
    const { user } = await requireLogin(services, c);
    const { number } = c.req.valid("param");
    const { op_id: opId } = c.req.valid("json");
    const wanted = { userId: user.id, number, opId, lang: languageOf(c) };
    return respond(c, reordered, await reorder(services, wanted));
  });

  app.openapi(orderCalls.invoice, async (c) => {
    const { user } = await requireLogin(services, c);
    return respond(c, invoice, await readInvoice(services, user.id, c.req.valid("param").number));
  });

  app.openapi(orderCalls.checkInvoice, async (c) => {
    c.header("Cache-Control", "no-store");
    const { invoice_no: invoiceNo, hash } = c.req.valid("param");
    return respond(c, invoiceCheck, { valid: await checkInvoice(services, invoiceNo, hash) });
  });
}
