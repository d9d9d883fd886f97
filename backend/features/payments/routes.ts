import { createRoute, z } from "@hono/zod-openapi";
import { paymentOptions } from "../../contract/checkout";
import { gatewayIds, newPayment, paymentResult, startedPayment } from "../../contract/payment";
import { privateRoute, publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { findFreshLogin } from "../auth/sessions/find-session";
import { findOwnOrder } from "../orders/reading/find-own-order";
import { handleReturn } from "./handle-return";
import { handleWebhook } from "./handle-webhook";
import { startPayment } from "./open-attempt";
import { readPaymentOptions } from "./payment-options";
import { readResult } from "./read-result";
import { resultPath } from "./result-path";

const security = [{ token: [] }];
const gatewayParam = z.object({ gateway: z.enum(gatewayIds) });
const numberParam = z.object({ number: z.string().max(40) });

const resultRoute = createRoute({
  method: "get",
  path: "/payment/{refId}",
  summary: "What became of a payment (R-ROUTE-10)",
  security,
  request: { params: z.object({ refId: z.string().max(40) }) },
  responses: responses(paymentResult, "The stored truth; the receipt for its owner alone"),
});

const returnRoute = createRoute({
  method: "get",
  path: "/payment/return/{gateway}",
  summary: "Where a gateway sends the shopper's browser back to",
  request: { params: gatewayParam },
  responses: { 303: { description: "To the payment's page" } },
});

const webhookRoute = createRoute({
  method: "post",
  path: "/payment/webhook/{gateway}",
  summary: "A gateway's own signed call",
  request: { params: gatewayParam },
  responses: { 200: { description: "Taken, now or before" } },
});

const waysRoute = createRoute({
  method: "get",
  path: "/user/orders/{number}/payments",
  summary: "The ways to pay an order that waits for its money",
  request: { params: numberParam },
  responses: responses(paymentOptions, "The ways; none where it waits for nothing"),
});

const startRoute = createRoute({
  method: "post",
  path: "/user/orders/{number}/payments",
  summary: "Starts to pay an order",
  request: {
    params: numberParam,
    body: { content: { "application/json": { schema: newPayment } }, required: true },
  },
  responses: responses(startedPayment, "Where to send the shopper"),
});

export function paymentRoutes(app: App, services: Services): void {
  publicRoute(app, returnRoute, async (c) => {
    const { gateway } = c.req.valid("param");
    const query = new URL(c.req.url).searchParams;
    c.header("Cache-Control", "no-store");
    return c.redirect(await returnPath(services, c, gateway, query), 303);
  });

  publicRoute(app, webhookRoute, async (c) => {
    const rawBody = Buffer.from(await c.req.arrayBuffer());
    await handleWebhook(services, c.req.valid("param").gateway, rawBody, c.req.raw.headers);
    return c.body(null, 200);
  });

  publicRoute(app, resultRoute, async (c) => {
    c.header("Cache-Control", "no-store");
    const login = await findFreshLogin(services, c);
    const { refId } = c.req.valid("param");
    return respond(c, paymentResult, await readResult(services, refId, login?.user.id ?? null));
  });

  privateRoute(app, waysRoute, async (c, { user }) => {
    const data = await readPaymentOptions(services, user.id, c.req.valid("param").number);
    return respond(c, paymentOptions, { data, total: data.length });
  });

  privateRoute(app, startRoute, async (c, { user }) => {
    const { number } = c.req.valid("param");
    const { op_id: opId, gateway: named } = c.req.valid("json");
    const {
      id: orderId,
      lang,
      ...order
    } = await services.database.run((q) => findOwnOrder(q, user.id, number));
    const gateway = named ?? order.gateway;
    return respond(
      c,
      startedPayment,
      await startPayment(services, { orderId, gateway, opId, lang }),
    );
  });
}

/**
 * The page that tells what became of a payment. A browser is never answered in JSON: where the check itself
 * failed, the page tells what was known before.
 */
async function returnPath(
  services: Services,
  c: Context,
  gateway: string,
  query: URLSearchParams,
): Promise<string> {
  try {
    const returned = await handleReturn(services, gateway, query);
    return await resultPath(services, returned, query);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    services.log.error({ err: error, requestId: c.get("requestId") }, "a return failed");
    return resultPath(services, undefined, query);
  }
}
