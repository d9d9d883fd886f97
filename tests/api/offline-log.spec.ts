import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addressList, address as addressSchema } from "#backend/contract/address";
import { checkout } from "#backend/contract/checkout";
import { ticketList, ticket as ticketSchema } from "#backend/contract/ticket";
import { ask, postForm } from "../support/ask";
import { findProducts, offeredVariant } from "../support/buying";
import { homes } from "../support/checking-out";
import { logInNewcomer } from "../support/log-in-browser";
import { logInByCalls } from "../support/log-in-by-calls";
import { drawPng } from "../support/pictures";
import { shopUrl } from "../support/shop-url";
import { say } from "../support/words";

interface Answer {
  problems: { op_id: string; text: string; again?: object; to?: string }[];
  lists: { cart: { count: number } | null; wishes: number[] | null };
}

async function send(log: unknown, owner = "", cookie = "", more: Record<string, string> = {}) {
  const body = typeof log === "string" ? log : JSON.stringify(log);
  const answer = await postForm("/en/sync", { owner, log: body, ...more }, { Cookie: cookie });
  return { status: answer.status, body: () => answer.json() as Answer, headers: answer.headers };
}

/** What a browser has of a cookie after an answer: the last word counts; undefined where there was none. */
function keptCookie({ headers }: Awaited<ReturnType<typeof send>>, name: string) {
  const values = headers["set-cookie"]?.filter((one) => one.startsWith(`${name}=`)) ?? [];
  return values
    .at(-1)
    ?.split(";")[0]
    ?.slice(name.length + 1);
}

const made = () => ({ op_id: randomUUID(), at: new Date().toISOString() });

/** A newcomer with a login and an empty address book. */
async function comeWithAddressBook() {
  const token = await logInNewcomer("en");
  const cookie = `session=${token}`;
  const headers = { Authorization: token, lang: "en", "Content-Type": "application/json" };
  const call = async (method: string, path: string, body?: object) =>
    (await ask(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
  return {
    call,
    read: async () => addressList.parse(await call("GET", "user/addresses")).data,
    write: async (input: object) =>
      addressSchema.parse(await call("POST", "user/addresses", input)),
    problemsOf: async (log: object[]) => (await send(log, "", cookie)).body().problems,
    /** As from a device that lost the first answer. */
    async sendTwice(log: object[]) {
      for (const _time of [1, 2]) expect(await this.problemsOf(log)).toEqual([]);
    },
  };
}

const streets = (book: { street: string }[]) => book.map(({ street }) => street);

async function findVariant() {
  const [product] = await findProducts("en");
  return { product: product.id, variant_id: offeredVariant(product).id };
}

test("happy: a log that is sent again is made once", async () => {
  const { product, variant_id } = await findVariant();
  const log = [
    { ...made(), type: "add", variant_id, qty: 2 },
    { ...made(), type: "wish", product_id: product, variant_id: null },
  ];
  const first = await send(log);
  const cookie = (first.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
  const again = await send(log, "", cookie);
  for (const answer of [first, again]) {
    const { problems, lists } = answer.body();
    expect([problems, lists.cart?.count, lists.wishes]).toEqual([[], 2, [product]]);
  }
});

test("happy: a visitor whose cookies never came has one cart and one list, and gets the cookies with the next answer", async () => {
  const { product, variant_id } = await findVariant();
  const guest = randomBytes(32).toString("base64url");
  const log = [
    { ...made(), type: "add", variant_id, qty: 2 },
    { ...made(), type: "wish", product_id: product, variant_id: null },
  ];
  for (const sent of [log, log, []]) {
    const answer = await send(sent, "", "", { guest });
    const { lists } = answer.body();
    expect([lists.cart?.count, lists.wishes]).toEqual([2, [product]]);
    expect([keptCookie(answer, "cart"), keptCookie(answer, "wish")]).toEqual([guest, guest]);
  }
});

test("security: who names nothing that there is gets no cookie, and a user no visitor's cart", async () => {
  const unknown = randomBytes(32).toString("base64url");
  const nothing = await send([], "", "", { guest: unknown });
  expect(nothing.body().lists.wishes).toEqual([]);
  expect([keptCookie(nothing, "cart"), keptCookie(nothing, "wish")]).toEqual(["", ""]);

  const { variant_id } = await findVariant();
  await send([{ ...made(), type: "add", variant_id, qty: 2 }], "", "", { guest: unknown });
  const cookie = `session=${await logInByCalls()}`;
  const user = await send([], "", cookie, { guest: unknown });
  expect(keptCookie(user, "cart")).toBeUndefined();
});

test("happy: words to the shop that are sent again arrive once, as a ticket and as a reply", async () => {
  const token = await logInByCalls();
  const cookie = `session=${token}`;
  const asked = { department: "other", subject: `Parcel ${randomUUID()}`, body: "Where is it?" };
  const ticket = { ...made(), type: "ticket", order: null, product: null, ...asked };
  expect((await send([ticket], "", cookie)).body().problems).toEqual([]);
  expect((await send([ticket], "", cookie)).body().problems).toEqual([]);
  const headers = { Authorization: token };
  const list = ticketList.parse((await ask("/api/user/tickets?per_page=100", { headers })).json());
  const own = list.data.filter(({ subject }) => subject === asked.subject);
  expect(own).toHaveLength(1);

  const code = own[0]?.code ?? 0;
  const reply = { ...made(), type: "reply", ticket: String(code), body: "It has come." };
  for (const _time of [1, 2]) expect((await send([reply], "", cookie)).body().problems).toEqual([]);
  const read = ticketSchema.parse((await ask(`/api/user/tickets/${code}`, { headers })).json());
  expect(read.messages.map(({ body }) => body)).toEqual([asked.body, reply.body]);
});

test("happy: an address that is added, changed and sent again is one, and stays removed", async () => {
  const book = await comeWithAddressBook();
  const { input: address } = homes.en;
  const add = { ...made(), type: "address_add", address };
  await book.sendTwice([add]);
  const [standing, ...others] = await book.read();
  expect([standing?.id, others]).toEqual([add.op_id, []]);

  const about = { address_id: add.op_id, seen: standing?.version };
  const to = (street: string) => ({ ...address, street });
  const log = [
    { ...made(), type: "address_change", ...about, address: to("14 Main Street") },
    { ...made(), type: "address_change", ...about, address: to("16 Main Street") },
  ];
  await book.sendTwice(log);
  expect(streets(await book.read())).toEqual(["16 Main Street"]);

  await book.sendTwice([...log, { ...made(), type: "address_remove", ...about }]);
  expect(await book.read()).toEqual([]);
});

test("happy: the last of the addresses that were made the default one is it, and one that is gone is told", async () => {
  const book = await comeWithAddressBook();
  const first = { ...made(), type: "address_add", address: homes.en.input };
  const second = { ...first, ...made() };
  await book.sendTwice([first, second]);
  const toDefault = ({ op_id }: { op_id: string }) => ({
    ...made(),
    type: "address_default",
    address_id: op_id,
  });
  await book.sendTwice([toDefault(second), toDefault(first), toDefault(second)]);
  expect((await book.read()).map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.op_id, true],
    [first.op_id, false],
  ]);

  const lost = toDefault({ op_id: randomUUID() });
  expect(await book.problemsOf([lost])).toEqual([
    { op_id: lost.op_id, text: say("en", "offline.default_gone"), variant_id: null },
  ]);
});

test("error: what another device did to an address since is told, not undone, and can be undone after all", async () => {
  const book = await comeWithAddressBook();
  const { input } = homes.en;
  const seen = await book.write(input);
  await book.call("PUT", `user/addresses/${seen.id}`, { ...input, street: "20 Side Street" });
  const about = { address_id: seen.id, seen: seen.version };
  const change = {
    ...{ ...made(), type: "address_change", ...about },
    address: { ...input, street: "30 Hill Road" },
  };
  const removal = { ...made(), type: "address_remove", ...about };
  for (const operation of [change, removal]) {
    const problems = await book.problemsOf([operation]);
    expect(problems.map(({ op_id }) => op_id)).toEqual([operation.op_id]);
    expect(problems[0]?.text).toContain("20 Side Street");
    expect(streets(await book.read())).toEqual(["20 Side Street"]);
  }
  const [problem] = await book.problemsOf([change]);
  expect(await book.problemsOf([{ ...made(), ...problem?.again }])).toEqual([]);
  expect(streets(await book.read())).toEqual(["30 Hill Road"]);
});

test("security: nobody's and somebody else's address is neither told nor changed", async () => {
  const owner = await comeWithAddressBook();
  const { input: address } = homes.en;
  const theirs = await owner.write(address);
  const about = { address_id: theirs.id, seen: theirs.version };
  const operations = [
    { type: "address_change", ...about, address: { ...address, street: "30 Hill Road" } },
    { type: "address_remove", ...about },
    { type: "address_default", address_id: theirs.id },
    { type: "address_add", address },
  ];
  for (const cookie of ["", `session=${await logInNewcomer("en")}`]) {
    for (const operation of operations) {
      const taken = { ...made(), ...operation, op_id: theirs.id };
      const { status, body } = await send([taken], "", cookie);
      expect(status).toBe(200);
      expect(body().problems.every(({ text }) => !text.includes(theirs.recipient_phone))).toBe(
        true,
      );
    }
  }
  expect(await owner.read()).toEqual([theirs]);
});

test("happy: what is chosen for an order is kept, and nothing is placed", async () => {
  const token = await logInNewcomer("en");
  const cookie = `session=${token}`;
  const headers = { Authorization: token, lang: "en" };
  const { variant_id } = await findVariant();
  const address = { ...made(), type: "address_add", address: homes.en.input };
  const choice = { address_id: address.op_id, shipping: "express" };
  const log = [
    { ...made(), type: "checkout", choice },
    { ...made(), type: "add", variant_id, qty: 1 },
    address,
  ];
  for (const _time of [1, 2]) {
    const { problems } = (await send(log, "", cookie)).body();
    expect(problems).toEqual([
      {
        ...{ op_id: log[0]?.op_id, variant_id: null, to: "/en/checkout/review" },
        text: say("en", "offline.review_ready"),
      },
    ]);
  }
  const { address: chosen, shipping } = checkout.parse(
    (await ask("/api/user/checkout", { headers })).json(),
  );
  expect([chosen?.id, shipping?.code]).toEqual([address.op_id, "express"]);
  const orders = (await ask("/api/user/orders", { headers })).json() as { total: number };
  expect(orders.total).toBe(0);
});

test("error: a choice that is none any more is told, and the shopper goes on to the review all the same", async () => {
  const cookie = `session=${await logInNewcomer("en")}`;
  const lost = { ...made(), type: "checkout", choice: { address_id: randomUUID() } };
  const { problems } = (await send([lost], "", cookie)).body();
  expect(problems[0]).toMatchObject({
    text: say("en", "offline.review_partly"),
    to: "/en/checkout/review",
  });
});

test("security: words to nobody's or somebody else's ticket are told back, and nothing else is held up", async () => {
  const { variant_id } = await findVariant();
  const reply = { ...made(), type: "reply", ticket: "1", body: "Let me in" };
  const add = { ...made(), type: "add", variant_id, qty: 1 };
  const cookies = ["", `session=${await logInByCalls()}`];
  for (const cookie of cookies) {
    const { problems } = (await send([{ ...reply, op_id: randomUUID() }, add], "", cookie)).body();
    expect(problems.map(({ text }) => text)).toEqual(["This message could not be sent: Let me in"]);
  }
});

test("happy: a full log of two hundred changes comes to what its order says, once, also when it is sent again", async () => {
  const { variant_id } = await findVariant();
  const log = Array.from({ length: 200 }, (_, place) => ({
    ...made(),
    type: "set",
    variant_id,
    qty: (place % 2) + 1,
  }));
  const whole = [{ ...made(), type: "add", variant_id, qty: 2 }, ...log.slice(1)];
  const start = performance.now();
  const first = await send(whole);
  const tookMs = Math.round(performance.now() - start);
  console.log(`200 operations were replayed in ${tookMs} ms.`);
  expect(first.status).toBe(200);
  expect([first.body().problems, first.body().lists.cart?.count]).toEqual([[], 2]);
  const cookie = (first.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
  // Now that another count stands, what was sent is known, and makes none of it again.
  await send([{ ...made(), type: "set", variant_id, qty: 3 }], "", cookie);
  const again = await send(whole, "", cookie);
  expect([again.body().problems, again.body().lists.cart?.count]).toEqual([[], 3]);
});

test("happy: two hundred words to the shop arrive each once, in the order in which they were written", async () => {
  const token = await logInNewcomer("en");
  const cookie = `session=${token}`;
  const headers = { Authorization: token, lang: "en" };
  const { input } = homes.en;
  const address = { ...made(), type: "address_add", address: input };
  const about = { address_id: address.op_id, seen: "" };
  const changes = Array.from({ length: 199 }, (_, place) => ({
    ...{ ...made(), type: "address_change", ...about },
    address: { ...input, street: `${place} Main Street` },
  }));
  const standing = async () =>
    addressList
      .parse((await ask("/api/user/addresses", { headers })).json())
      .data.map(({ street }) => street);
  for (const _time of [1, 2]) {
    expect((await send([address, ...changes], "", cookie)).body().problems).toEqual([]);
    expect(await standing()).toEqual(["198 Main Street"]);
  }
});

test("error: ten thousand operations, a foreign cart and a log of last year are answered, and change nothing", async () => {
  const { variant_id } = await findVariant();
  const many = Array.from({ length: 10_000 }, () => ({
    ...made(),
    type: "add",
    variant_id,
    qty: 1,
  }));
  expect((await send(many)).status).toBe(413);
  const add = { ...made(), type: "add", variant_id, qty: 1 };
  const foreign = await send([add], "", `cart=${"x".repeat(43)}`);
  expect([foreign.status, foreign.body().lists.cart?.count]).toEqual([200, 1]);
  const old = {
    ...add,
    op_id: randomUUID(),
    at: new Date(Date.now() - 91 * 86_400_000).toISOString(),
  };
  const { problems, lists } = (await send([old])).body();
  expect([problems.map(({ op_id }) => op_id), lists.cart?.count ?? 0]).toEqual([[old.op_id], 0]);
});

test("error: a broken operation is refused by its name, and spoils no other", async () => {
  const { product, variant_id } = await findVariant();
  const broken = { ...made(), type: "add", variant_id, qty: -1 };
  const answer = await send([
    broken,
    { ...made(), type: "add", variant_id, qty: 2 },
    { ...made(), type: "wish", product_id: product, variant_id: null },
  ]);
  expect(answer.status).toBe(200);
  const { problems, lists } = answer.body();
  expect(problems.map(({ op_id }) => op_id)).toEqual([broken.op_id]);
  expect([lists.cart?.count, lists.wishes]).toEqual([2, [product]]);
});

test("error: what is no log is a 400 and makes no cart", async () => {
  const many = Array.from({ length: 201 }, () => ({ ...made(), type: "remove", variant_id: "v1" }));
  for (const log of ["", "{", "{}", "null", many]) {
    const { status, headers } = await send(log);
    expect(status, JSON.stringify(log).slice(0, 20)).toBe(400);
    expect(String(headers["set-cookie"] ?? "")).not.toContain("cart=");
  }
});

test("security: a user's log is taken from nobody else", async () => {
  const log = [{ ...made(), type: "remove", variant_id: "v1" }];
  expect((await send(log, "7")).status).toBe(409);
  const token = await logInByCalls();
  expect((await send(log, "7", `session=${token}`)).status).toBe(409);
  expect((await send(log, "", `session=${token}`)).status).toBe(200);
});

/** Hands a picture in as one that has waited on a device. */
async function handIn(token: string, owner: string) {
  const form = new FormData();
  form.append("file", new Blob([await drawPng()], { type: "image/png" }), "door.png");
  return fetch(`${shopUrl()}/upload?owner=${owner}`, {
    method: "POST",
    body: form,
    headers: { Cookie: `session=${token}` },
  });
}

test("happy: a message with pictures that is sent again, and with pictures that were handed in again, is one", async () => {
  const token = await logInByCalls();
  const known = await ask("/who", { headers: { Cookie: `session=${token}` } });
  const { user } = known.json() as { user: { info: { id: string } } };
  const { id } = user.info;
  const asked = { department: "other", subject: `Parcel ${randomUUID()}`, body: "It is broken." };
  const ticket = { ...made(), type: "ticket", order: null, product: null, ...asked };
  for (const _time of [1, 2]) {
    const { file } = (await (await handIn(token, id)).json()) as { file: { url: string } };
    const pictures = [{ name: "door.png", link: file.url }];
    const sent = await send([{ ...ticket, pictures }], id, `session=${token}`);
    expect(sent.body().problems).toEqual([]);
  }
  const headers = { Authorization: token };
  const list = ticketList.parse((await ask("/api/user/tickets?per_page=100", { headers })).json());
  const own = list.data.filter(({ subject }) => subject === asked.subject);
  expect(own).toHaveLength(1);
  const code = own[0]?.code;
  const read = ticketSchema.parse((await ask(`/api/user/tickets/${code}`, { headers })).json());
  expect(read.messages.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([
    ["door.png"],
  ]);
});

test("error: a message that comes without its pictures, as an older worker sends it, waits on", async () => {
  const token = await logInByCalls();
  const reply = { ...made(), type: "reply", ticket: "1", body: "Look", pictures: 2 };
  expect((await send([reply], "", `session=${token}`)).status).toBe(409);
});

test("security: a picture that has waited is taken from nobody but its owner", async () => {
  const token = await logInByCalls();
  expect((await handIn(token, "7")).status).toBe(409);
  expect((await handIn("", "7")).status).toBe(409);
});

test("happy: a comment that is sent again is one", async () => {
  const token = await logInByCalls();
  const posts = (await ask("/api/home/blogs", { headers: { lang: "en" } })).json() as {
    data: { id: number }[];
  };
  const post = posts.data[0]?.id;
  const cookie = `session=${token}`;
  const comment = { ...made(), type: "comment", post, body: "A fine read." };
  for (const _time of [1, 2]) {
    expect((await send([comment], "", cookie)).body().problems).toEqual([]);
  }
  const none = { ...comment, op_id: randomUUID(), post: 999_999 };
  const { problems } = (await send([none], "", cookie)).body();
  expect(problems.map(({ text }) => text)).toEqual([
    "This message could not be sent: A fine read.",
  ]);
});

test("security: only the shop's own pages may send one, and only by POST", async () => {
  const foreign = { Origin: "https://elsewhere.example" };
  const answer = await postForm("/en/sync", { owner: "", log: "[]" }, foreign);
  expect(answer.status).toBe(403);
  expect((await ask("/en/sync")).status).toBe(404);
});
