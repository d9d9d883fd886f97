import { createRoute } from "@hono/zod-openapi";
import { checkout, checkoutChoice } from "../../contract/checkout";
import { delivery } from "../../contract/delivery";
import { privateRoute, publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { chooseInCheckout } from "./choose";
import { readCheckout } from "./read-checkout";
import { readDelivery } from "./read-delivery";

const readRoute = createRoute({
  method: "get",
  path: "/user/checkout",
  summary: "What was chosen on the way to an order, and what there is to choose",
  responses: responses(checkout, "The cart, the choices, what it comes to and the next step"),
});

const chooseRoute = createRoute({
  method: "post",
  path: "/user/checkout",
  summary: "Keeps a choice; what is left out stays",
  request: {
    body: { content: { "application/json": { schema: checkoutChoice } }, required: true },
  },
  responses: responses(checkout, "The checkout with the choice"),
});

const deliveryRoute = createRoute({
  method: "get",
  path: "/home/delivery",
  summary: "How a parcel comes to the language's home country, and how one can pay",
  responses: responses(delivery, "The ways to send with their days and prices, the ways to pay"),
});

/** The way from the cart to the order (decisions 18). */
export function checkoutRoutes(app: App, services: Services): void {
  privateRoute(app, readRoute, async (c, { user }) => {
    return respond(c, checkout, await readCheckout(services, user.id, languageOf(c)));
  });

  privateRoute(app, chooseRoute, async (c, { user }) => {
    const lang = languageOf(c);
    await chooseInCheckout(services, user.id, c.req.valid("json"), lang);
    return respond(c, checkout, await readCheckout(services, user.id, lang));
  });

  publicRoute(app, deliveryRoute, async (c) =>
    respond(c, delivery, await readDelivery(services, languageOf(c))),
  );
}
