import { adminOrder, adminOrderList } from "../../../contract/admin-order";
import { orderState } from "../../../contract/order";
import type { App, Context } from "../../../http/app";
import { languageOf } from "../../../http/language";
import { readPage } from "../../../http/read-number";
import { respond } from "../../../http/respond";
import type { Services } from "../../../services";
import { requirePermission } from "../../auth/sessions/require-login";
import { acceptPayment } from "./accept-payment";
import { answerReturn } from "./answer-return";
import { staffCalls } from "./calls";
import { cancelOrder } from "./cancel-order";
import { collectCash } from "./collect-cash";
import { confirmOwnRefund } from "./confirm-refund";
import { deliverOrder } from "./deliver-order";
import { listAllOrders } from "./list-all-orders";
import { processOrder } from "./process-order";
import { readAnyOrder } from "./read-any-order";
import { refundOrder } from "./refund-order";
import { shipOrder } from "./ship-order";
import type { StaffCall } from "./staff-call";

/** GET/POST admin/orders…: staff's side of every way that an order can go (domain 4.7). */
export function staffOrderRoutes(app: App, services: Services): void {
  /** Who acts; before anything else, so that nobody learns of an order by its number. */
  async function actorOf(c: Context, number: string): Promise<StaffCall> {
    const { user } = await requirePermission(services, c, "orders.write");
    return { number, staffId: user.id };
  }

  async function show(c: Context, { number }: { number: string }): Promise<Response> {
    return respond(c, adminOrder, await readAnyOrder(services, number, languageOf(c)));
  }

  app.openapi(staffCalls.list, async (c) => {
    await requirePermission(services, c, "orders.read");
    const { page, state, q: search } = c.req.valid("query");
    const wanted = { page: readPage(page), state: orderState.safeParse(state).data, search };
    return respond(c, adminOrderList, await listAllOrders(services, wanted));
  });

  app.openapi(staffCalls.read, async (c) => {
    await requirePermission(services, c, "orders.read");
    return show(c, c.req.valid("param"));
  });

  app.openapi(staffCalls.process, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    await processOrder(services, call);
    return show(c, call);
  });

  app.openapi(staffCalls.ship, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    await shipOrder(services, { ...call, parcel: c.req.valid("json") });
    return show(c, call);
  });

  app.openapi(staffCalls.deliver, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    await deliverOrder(services, { ...call, shipmentId: c.req.valid("json").shipment_id });
    return show(c, call);
  });

  app.openapi(staffCalls.collect, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    await collectCash(services, call);
    return show(c, call);
  });

  app.openapi(staffCalls.accept, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    await acceptPayment(services, call);
    return show(c, call);
  });

  app.openapi(staffCalls.cancel, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    const { reason, came_back: cameBack } = c.req.valid("json");
    await cancelOrder(services, { ...call, reason, cameBack });
    return show(c, call);
  });

  app.openapi(staffCalls.answerReturn, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    const { answer: given, reason, restock } = c.req.valid("json");
    await answerReturn(services, { ...call, answer: given, reason, restock });
    return show(c, call);
  });

  app.openapi(staffCalls.refund, async (c) => {
    const call = await actorOf(c, c.req.valid("param").number);
    const { op_id: opId, amount, reason } = c.req.valid("json");
    await refundOrder(services, { ...call, opId, amount, reason });
    return show(c, call);
  });

  app.openapi(staffCalls.refundDone, async (c) => {
    const { number, id: refundId } = c.req.valid("param");
    const call = await actorOf(c, number);
    await confirmOwnRefund(services, { ...call, refundId, ref: c.req.valid("json").ref ?? null });
    return show(c, call);
  });
}
