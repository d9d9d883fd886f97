/**
 * Whose is it? Every private call whose path names a thing is tried here by somebody else and by a visitor: to the one it
 * is as if the thing weren't there, the other is told to log in, and the thing stays as it was. The calls come from the
 * OpenAPI document, so that one which nobody made a thing for fails the first test.
 *
 * To add a call: write it in `owned` by its method and path, as the document spells them, with what makes the thing. A
 * maker makes it for a user A and answers the parameters of the path, a body that A's own call would be taken with (so
 * that B is refused for whose it is, not for its form) and `read`, which answers what would show a change.
 */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";
import { addresses } from "../db/tables/addresses";
import { userLinks } from "../db/tables/links";
import { messages } from "../db/tables/messages";
import { orders } from "../db/tables/orders";
import { pushDevices } from "../db/tables/push";
import { ticketMessages, tickets } from "../db/tables/tickets";
import { sessions } from "../db/tables/users";
import { inTehran } from "../features/address/addresses.fixture";
import { findVariants, setStock } from "../features/cart/cart.fixture";
import { buy } from "../features/orders/staff.fixture";
import { aDevice } from "../features/push/push.fixture";
import { answer, ask, handIn, makeAsker, ticketRow } from "../features/tickets/tickets.fixture";
import { newId } from "../ports/ids";

const backend = provideTestBackend();

interface OwnedThing {
  params: Record<string, string>;
  body?: object;
  read: () => Promise<unknown>;
}

type Make = () => Promise<OwnedThing>;

const query = <T>(work: Parameters<ReturnType<typeof backend>["shop"]["database"]["run"]>[0]) =>
  backend().shop.database.run(work) as Promise<T>;

function anAddress(body?: object): Make {
  return async () => {
    const { token } = await makeAsker(backend());
    const headers = { "Content-Type": "application/json", Authorization: token };
    const init = { method: "POST", headers, body: JSON.stringify(inTehran) };
    const { id } = (await backend().call("user/addresses", init)).body;
    const read = () => query((q) => q.select().from(addresses).where(eq(addresses.id, id)));
    return { params: { id }, ...(body && { body }), read };
  };
}

function anOrder(body: object = {}): Make {
  return async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 50, reserved: 0 });
    const { id, number, itemIds } = await buy(backend(), [[variant, 1]]);
    const items = [{ item_id: itemIds[0], qty: 1, reason: "other", note: null }];
    const read = () => query((q) => q.select().from(orders).where(eq(orders.id, id)));
    return { params: { number }, body: { op_id: newId(), items, ...body }, read };
  };
}

const aSession: Make = async () => {
  const { userId } = await makeAsker(backend());
  const rows = () =>
    query<{ familyId: string }[]>((q) =>
      q.select().from(sessions).where(eq(sessions.userId, userId)),
    );
  const [session] = await rows();
  return { params: { id: session?.familyId ?? "" }, read: rows };
};

function aTicket(body?: object): Make {
  return async () => {
    const asker = await makeAsker(backend());
    const code = await ask(asker, { pictures: [await handIn(backend(), asker)] });
    await answer(backend(), code);
    const { id } = await ticketRow(backend(), code);
    const messages = () =>
      query<{ pictures: string[] }[]>((q) =>
        q.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id)),
      );
    const [file = ""] = (await messages()).flatMap(({ pictures }) => pictures);
    const read = async () => [
      await query((q) => q.select().from(tickets).where(eq(tickets.id, id))),
      await messages(),
    ];
    return { params: { code: String(code), file }, ...(body && { body }), read };
  };
}

function aLink(body?: object): Make {
  return async () => {
    const { token } = await makeAsker(backend());
    const headers = { "Content-Type": "application/json", Authorization: token };
    const link = { kind: "wishlist", label: "", days: null, max_hits: null, shows_name: false };
    const init = { method: "POST", headers, body: JSON.stringify({ op_id: newId(), ...link }) };
    const { id } = (await backend().call("user/links", init)).body;
    const read = () => query((q) => q.select().from(userLinks).where(eq(userLinks.id, id)));
    return { params: { id }, ...(body && { body }), read };
  };
}

/** A device that is told of news, or one of its pushes. */
function aPushDevice(body?: object, what: "device" | "news" = "device"): Make {
  return async () => {
    const { userId } = await makeAsker(backend());
    const target = newId();
    const news = { channel: "push" as const, lang: "fa", kind: "order.news", target };
    const rows = { id: newId(), ...news, params: { url: "/user/orders/1" } };
    await query((q) => q.insert(pushDevices).values({ id: target, ...aDevice(userId, newId()) }));
    await query((q) => q.insert(messages).values(rows));
    const read = () => query((q) => q.select().from(pushDevices).where(eq(pushDevices.id, target)));
    return { params: { id: what === "news" ? rows.id : target }, ...(body && { body }), read };
  };
}

const owned: Record<string, Make> = {
  "delete /api/user/addresses/{id}": anAddress(),
  "put /api/user/addresses/{id}": anAddress(inTehran),
  "post /api/user/addresses/{id}/default": anAddress({}),
  "get /api/user/links/{id}": aLink(),
  "post /api/user/links/{id}/revoke": aLink({ op_id: newId() }),
  "get /api/user/orders/{number}": anOrder(),
  "get /api/user/orders/{number}/invoice": anOrder(),
  "get /api/user/orders/{number}/payments": anOrder(),
  "post /api/user/orders/{number}/cancel": anOrder(),
  "post /api/user/orders/{number}/payments": anOrder({ gateway: "zarinpal" }),
  "post /api/user/orders/{number}/received": anOrder(),
  "post /api/user/orders/{number}/reorder": anOrder(),
  "post /api/user/orders/{number}/returns": anOrder(),
  "delete /api/user/push/{id}": aPushDevice(),
  "post /api/user/push/{id}": aPushDevice({ quiet: null }),
  "get /api/user/push/news/{id}": aPushDevice(undefined, "news"),
  "delete /api/user/sessions/{id}": aSession,
  "get /api/user/tickets/{code}": aTicket(),
  "get /api/user/tickets/{code}/pictures/{file}": aTicket(),
  "post /api/user/tickets/{code}/close": aTicket({}),
  "post /api/user/tickets/{code}/messages": aTicket({ client_id: newId(), body: "x" }),
  "post /api/user/tickets/{code}/rate": aTicket({ rating: 1 }),
  "post /api/user/tickets/{code}/reopen": aTicket({}),
  "post /api/user/tickets/{code}/seen": aTicket({ place: 1_000_000 }),
};

/**
 * What a login is needed for, but is everybody's: a comment stands under a post that all can read, and a product is all
 * that the path of a review names (whose review it is comes from the login: features/reviews/reviews.security.test).
 */
const common = [
  "post /api/user/blogs/{id}/comments",
  "get /api/user/reviews/{product}",
  "post /api/user/reviews/{product}",
  "post /api/user/reviews/{product}/remove",
];

async function readPrivateCalls(): Promise<string[]> {
  const { body } = await backend().call("openapi.json");
  const paths = Object.entries(
    body.paths as Record<string, Record<string, { "x-access": string }>>,
  );
  return paths
    .flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => operation["x-access"] === "login" && path.includes("{"))
        .map(([method]) => `${method} ${path}`),
    )
    .filter((call) => !common.includes(call));
}

it("every private call that names a thing is in the table, and nothing else is", async () => {
  expect(Object.keys(owned).sort()).toEqual((await readPrivateCalls()).sort());
});

it.each(Object.entries(owned))(
  "%s: 404 to somebody else, a login for a visitor",
  async (call, make) => {
    const { params, body, read } = await make();
    const before = await read();
    const [method = "", path = ""] = call.split(" ");
    const address = path
      .replace("/api/", "")
      .replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
    const { token } = await makeAsker(backend());
    const send = (headers: Record<string, string>) =>
      backend().call(address, {
        method: method.toUpperCase(),
        headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
        ...(method !== "get" && body && { body: JSON.stringify(body) }),
      });
    const other = await send({ Authorization: token });
    expect([other.status, other.body.msg]).toEqual([404, "error.not_found"]);
    const visitor = await send({});
    expect([visitor.status, visitor.body.msg]).toEqual([401, "auth.failed"]);
    expect(await read()).toEqual(before);
  },
);
