import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { ticket, ticketList, ticketPosted } from "../../contract/ticket";
import { userState } from "../../contract/user";
import { messages } from "../../db/tables/messages";
import { newId } from "../../ports/ids";
import { closeResolvedTickets } from "./close-resolved";
import {
  type Asker,
  answer,
  ask,
  handIn,
  makeAsker,
  question,
  setTicket,
  ticketRow,
} from "./tickets.fixture";

const backend = provideTestBackend();
const day = 86_400_000;
let me: Asker;

beforeAll(async () => {
  me = await makeAsker(backend());
});

const read = async (code: number, query = "") =>
  (await me.call.get(`user/tickets/${code}${query}`)).body;
const reply = (code: number, over: object = {}) =>
  me.call.post(`user/tickets/${code}/messages`, { client_id: newId(), body: "هنوز نه.", ...over });

describe("domain 4.8 a conversation", () => {
  it("R-ENT-16[account] R-API-27[tickets] its calls are in the document, and what they and GET user answer keeps to the contract", async () => {
    const { body: document } = await backend().call("openapi.json");
    const paths = Object.keys(document.paths).filter((path) =>
      path.startsWith("/api/user/tickets"),
    );
    expect(paths).toHaveLength(8);
    const who = (await me.call.get("user")).body;
    expect(userState.parse(who)).toEqual(who);
    const posted = await me.call.post("user/tickets", question());
    expect(ticketPosted.parse(posted.body)).toEqual(posted.body);
    const shown = await read(posted.body.code);
    expect(ticket.parse(shown)).toEqual(shown);
    const { body } = await me.call.get("user/tickets");
    expect(ticketList.parse(body)).toEqual(body);
  });

  it("open, answered, answered back, and each side counts what it hasn't seen", async () => {
    const code = await ask(me);
    expect(await read(code)).toMatchObject({
      state: "open",
      unread: 0,
      actions: ["reply", "close"],
    });
    await reply(code);
    expect(await ticketRow(backend(), code)).toMatchObject({ state: "open", unreadStaff: 2 });
    await answer(backend(), code);
    await answer(backend(), code, { internal: true });
    const answered = await read(code);
    expect(answered).toMatchObject({ state: "answered", unread: 1, last_by: "staff" });
    expect(
      answered.messages.map(({ by, author }: { by: string; author: string }) => [by, author]),
    ).toEqual([
      ["user", "سارا"],
      ["user", "سارا"],
      ["staff", "Desk"],
    ]);
    expect((await me.call.get("user")).body.info.unread.tickets).toBe(1);
    const place = answered.messages.at(-1).place;
    const seen = (at: number) => me.call.post(`user/tickets/${code}/seen`, { place: at });
    expect((await seen(place - 1)).body).toEqual({ unread: 1 });
    expect((await seen(place)).body).toEqual({ unread: 0 });
    expect((await me.call.get("user")).body.info.unread.tickets).toBe(0);
    await reply(code);
    const row = await ticketRow(backend(), code);
    expect(row).toMatchObject({ state: "waiting_staff", unreadUser: 0, lastBy: "user" });
    expect((await read(code, `?after=${place}`)).messages).toHaveLength(1);
  });

  it("of a long one the newest fifty come, and the ones in front of them by their place", async () => {
    const code = await ask(me, { body: "0" });
    for (let n = 1; n <= 54; n++)
      await answer(backend(), code, { body: String(n), authorId: me.userId });
    const newest = await read(code);
    expect([newest.messages.length, newest.messages[0].body, newest.earlier]).toEqual([
      50,
      "5",
      true,
    ]);
    const older = await read(code, `?before=${newest.messages[0].place}`);
    expect(older.messages.map(({ body }: { body: string }) => body)).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(older.earlier).toBe(false);
  });

  it("each answer is told by e-mail, with its address and nothing of its text", async () => {
    const code = await ask(me, { subject: "رنگ دیگر" });
    await answer(backend(), code, { body: "secret words" });
    const rows = await backend().shop.database.run((q) => q.select().from(messages));
    const own = rows.filter(({ params }) => params.number === code);
    expect(own.map(({ kind, channel }) => [kind, channel])).toEqual([["ticket.answered", "email"]]);
    expect(own[0]?.params).toEqual({
      number: code,
      subject: "رنگ دیگر",
      url: `/user/tickets/${code}`,
    });
  });
});

describe("domain 4.8 the end of one, and after it", () => {
  it("closed by its owner, again and again; then it may be rated, and a reply begins another", async () => {
    const code = await ask(me);
    expect((await me.call.post(`user/tickets/${code}/rate`, { rating: 5 })).body.msg).toBe(
      "ticket.not_possible",
    );
    for (const _ of [1, 2]) {
      const { body } = await me.call.post(`user/tickets/${code}/close`);
      expect([body.state, body.actions]).toEqual(["closed", ["reply", "rate"]]);
    }
    await me.call.post(`user/tickets/${code}/rate`, { rating: 2 });
    expect((await me.call.post(`user/tickets/${code}/rate`, { rating: 4 })).body.rating).toBe(4);
    expect((await me.call.post(`user/tickets/${code}/reopen`)).status).toBe(409);
    const late = { client_id: newId() };
    const first = (await reply(code, late)).body;
    expect((await reply(code, late)).body).toEqual(first);
    expect(first.code).not.toBe(code);
    expect(await read(first.code)).toMatchObject({
      state: "open",
      follows: code,
      subject: "کجاست؟",
    });
    expect(await read(code)).toMatchObject({ state: "closed", followed_by: first.code });
    expect((await read(code)).messages).toHaveLength(1);
  });

  it("resolved: reopened within fourteen days, by a word or by a reply; closed by the job after them", async () => {
    const resolve = (code: number) =>
      setTicket(backend(), code, { state: "resolved", resolvedAt: backend().clock.now() });
    const [one, two, three] = [await ask(me), await ask(me), await ask(me)];
    for (const code of [one, two, three]) await resolve(code);
    expect((await me.call.post(`user/tickets/${one}/reopen`)).body.state).toBe("waiting_staff");
    expect((await me.call.post(`user/tickets/${one}/reopen`)).status).toBe(200);
    expect((await reply(two)).body.code).toBe(two);
    expect(await read(two)).toMatchObject({ state: "waiting_staff", reopen_until: null });
    backend().clock.advance(15 * day);
    me = { ...me, ...(await again(me)) };
    expect((await me.call.post(`user/tickets/${three}/reopen`)).body.msg).toBe(
      "ticket.not_possible",
    );
    await closeResolvedTickets(backend().backend.services).run(AbortSignal.timeout(10_000));
    expect(await ticketRow(backend(), three)).toMatchObject({ state: "closed" });
    expect(await ticketRow(backend(), one)).toMatchObject({ state: "waiting_staff" });
  });

  it("a reply to one that was merged goes on in the other", async () => {
    const [one, two] = [await ask(me), await ask(me)];
    const { id } = await ticketRow(backend(), two);
    await setTicket(backend(), one, { state: "closed", mergedInto: id });
    expect((await reply(one)).body.code).toBe(two);
    expect(await read(one)).toMatchObject({ merged_into: two });
  });
});

describe("the list", () => {
  it("pages behind a ticket, by state and by a part of the subject in any letters", async () => {
    const other = await makeAsker(backend());
    const codes: number[] = [];
    for (let n = 0; n < 23; n++) {
      codes.push(await ask(other, { subject: n === 3 ? "كيف چرمي ٣" : `پرسش ${n}` }));
    }
    const seen: number[] = [];
    let page: string | null = "";
    while (page !== null) {
      const { body } = await other.call.get(`user/tickets?page=${page}`);
      expect(body.total).toBe(23);
      seen.push(...body.data.map(({ code }: { code: number }) => code));
      page = body.next;
    }
    expect([...seen].sort()).toEqual(codes);
    const list = async (query: string) => (await other.call.get(`user/tickets?${query}`)).body;
    expect((await list(`q=${encodeURIComponent("کیف چرمی ۳")}`)).data).toMatchObject([
      { code: codes[3] },
    ]);
    expect((await list("q=%25")).total).toBe(0);
    await other.call.post(`user/tickets/${codes[5]}/close`);
    expect(await list("status=closed")).toMatchObject({ total: 1, data: [{ code: codes[5] }] });
    expect((await list("status=lost&page=x")).total).toBe(23);
  });
});

it("links an own order and a product, and a picture that came with it", async () => {
  const link = await handIn(backend(), me);
  const code = await ask(me, { product: 1, pictures: [link] });
  const shown = await read(code);
  expect(shown.product).toMatchObject({ id: 1 });
  const [picture] = shown.messages[0].pictures;
  expect(picture).toMatchObject({ name: "picture.png" });
  const { status, headers } = await me.call.get(`user/tickets/${code}/pictures/${picture.file}`);
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "image/webp",
    "no-store",
  ]);
});

/** The same person, logged in anew. */
async function again({ userId }: Asker) {
  const { startSession } = await import("../auth/sessions/tokens");
  const { callerWith } = await import("../orders/staff.fixture");
  const token = await startSession(backend().shop.database, userId, backend().clock.now());
  return { token, call: callerWith(backend(), token) };
}
