import { createRoute, z } from "@hono/zod-openapi";
import { address, addressInput, addressList, addressRemoval } from "../../contract/address";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { placeRoutes } from "./places/routes";
import { readAddresses } from "./read-addresses";
import { removeAddress } from "./remove-address";
import { addAddress, changeAddress, makeDefault } from "./save-address";
import { showAddress } from "./show-address";

const body = { content: { "application/json": { schema: addressInput } }, required: true };
const params = z.object({ id: z.string() });

const listRoute = createRoute({
  method: "get",
  path: "/user/addresses",
  summary: "The user's addresses (domain 4.5)",
  responses: responses(addressList, "The default one first, then the newest"),
});

const addRoute = createRoute({
  method: "post",
  path: "/user/addresses",
  summary: "Adds an address; `op_id` makes repeating it harmless",
  request: { body },
  responses: responses(address, "The address as it is kept"),
});

const changeRoute = createRoute({
  method: "put",
  path: "/user/addresses/{id}",
  summary: "Rewrites an address",
  request: { params, body },
  responses: responses(address, "The address as it is kept"),
});

const defaultRoute = createRoute({
  method: "post",
  path: "/user/addresses/{id}/default",
  summary: "Makes an address the default one",
  request: { params },
  responses: responses(addressList, "All of them, this one first"),
});

const removeRoute = createRoute({
  method: "delete",
  path: "/user/addresses/{id}",
  summary: "Removes an address; orders keep their copy",
  request: { params, query: addressRemoval },
  responses: responses(addressList, "The ones that are left"),
});

/** A user's addresses, and the places that they name. */
export function addressRoutes(app: App, services: Services): void {
  const { database, clock } = services;
  placeRoutes(app);

  privateRoute(app, listRoute, async (c, { user }) => {
    return respond(c, addressList, await listOf(user.id, languageOf(c)));
  });

  privateRoute(app, addRoute, async (c, { user }) => {
    const row = await addAddress(database, user.id, c.req.valid("json"));
    return respond(c, address, await showAddress(row, languageOf(c)));
  });

  privateRoute(app, changeRoute, async (c, { user }) => {
    const { id } = c.req.valid("param");
    const row = await changeAddress(database, user.id, id, c.req.valid("json"));
    return respond(c, address, await showAddress(row, languageOf(c)));
  });

  privateRoute(app, defaultRoute, async (c, { user }) => {
    await makeDefault(database, user.id, c.req.valid("param").id);
    return respond(c, addressList, await listOf(user.id, languageOf(c)));
  });

  privateRoute(app, removeRoute, async (c, { user }) => {
    const { id } = c.req.valid("param");
    const { seen } = c.req.valid("query");
    await removeAddress(database, { userId: user.id, id, seen, now: clock.now() });
    return respond(c, addressList, await listOf(user.id, languageOf(c)));
  });

  async function listOf(userId: string, lang: Parameters<typeof showAddress>[1]) {
    const rows = await database.run((q) => readAddresses(q, userId));
    const data = await Promise.all(rows.map((row) => showAddress(row, lang)));
    return { data, total: data.length };
  }
}
