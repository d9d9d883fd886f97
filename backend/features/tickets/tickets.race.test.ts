import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { messages as queued } from "../../db/tables/messages";
import { newId } from "../../ports/ids";
import { reply as answerOf, sitAtDesk, versionOf } from "./desk/desk.fixture";
import { answer, ask, handIn, makeAsker, question, ticketRow } from "./tickets.fixture";

// On a server these calls truly race; the embedded database takes them one after the other.
const backend = provideTestBackend({}, 16);
const twenty = Array.from({ length: 20 }, (_, n) => n);

it("twenty parallel posts of one ticket make one, with one first message", async () => {
  const me = await makeAsker(backend());
  const asked = question({ pictures: [await handIn(backend(), me)] });
  const answers = await Promise.all(twenty.map(() => me.call.post("user/tickets", asked)));
  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200));
  expect(new Set(answers.map(({ body }) => `${body.code} ${body.place}`)).size).toBe(1);
  expect((await me.call.get("user/tickets")).body.total).toBe(1);
  expect((await me.call.get(`user/tickets/${answers[0]?.body.code}`)).body.messages).toHaveLength(
    1,
  );
});

it("twenty parallel posts of one reply make one, counted once", async () => {
  const me = await makeAsker(backend());
  const code = await ask(me);
  const reply = { client_id: newId(), body: "یک بار", pictures: [await handIn(backend(), me)] };
  const answers = await Promise.all(
    twenty.map(() => me.call.post(`user/tickets/${code}/messages`, reply)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.place}`)).size).toBe(1);
  expect((await me.call.get(`user/tickets/${code}`)).body.messages).toHaveLength(2);
  expect(await ticketRow(backend(), code)).toMatchObject({ unreadStaff: 2 });
});

it("twenty parallel posts of one answer of the staff's make one, told and counted once", async () => {
  const me = await makeAsker(backend());
  const desk = await sitAtDesk(backend());
  const code = await ask(me);
  const sent = answerOf(await versionOf(desk, code));
  const answers = await Promise.all(
    twenty.map(() => desk.call.post(`admin/tickets/${code}/answers`, sent)),
  );
  expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200));
  const { messages } = (await me.call.get(`user/tickets/${code}`)).body;
  expect(messages).toHaveLength(2);
  expect(await ticketRow(backend(), code)).toMatchObject({ unreadUser: 1, state: "answered" });
  const told = await backend().shop.database.run((q) =>
    q.$count(queued, sql`${queued.params} ->> 'number' = ${String(code)}`),
  );
  expect(told).toBe(1);
});

it("twenty parallel posts of one reply to a closed ticket open one that follows it", async () => {
  const me = await makeAsker(backend());
  const code = await ask(me);
  await me.call.post(`user/tickets/${code}/close`);
  const reply = { client_id: newId(), body: "باز هم" };
  const answers = await Promise.all(
    twenty.map(() => me.call.post(`user/tickets/${code}/messages`, reply)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
  expect((await me.call.get("user/tickets")).body.total).toBe(2);
});

it("both sides writing at once lose no message and no count", async () => {
  const me = await makeAsker(backend());
  const code = await ask(me);
  await Promise.all(
    twenty.map((n) =>
      n % 2 === 0
        ? answer(backend(), code)
        : me.call.post(`user/tickets/${code}/messages`, { client_id: newId(), body: String(n) }),
    ),
  );
  expect(await ticketRow(backend(), code)).toMatchObject({ unreadUser: 10, unreadStaff: 11 });
  expect((await me.call.get(`user/tickets/${code}`)).body.messages).toHaveLength(21);
  expect(backend().errors).toEqual([]);
});
