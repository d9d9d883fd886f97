import { eq } from "drizzle-orm";
import type { TestBackend } from "../../../tests/support/backend";
import { logIn, type TestLogin } from "../../../tests/support/log-in";
import { drawPng } from "../../../tests/support/pictures";
import { tickets } from "../../db/tables/tickets";
import { newId } from "../../ports/ids";
import { type Caller, callerWith } from "../orders/staff.fixture";
import { Sender } from "../uploads/uploads.fixture";
import { addMessage } from "./add-message";
import { lockTicket } from "./find-ticket";

export interface Asker extends TestLogin {
  call: Caller;
}

export async function makeAsker(backend: TestBackend): Promise<Asker> {
  const login = await logIn(backend, { email: `${newId()}@example.test`, name: "سارا" });
  return { ...login, call: callerWith(backend, login.token) };
}

export function question(over: object = {}) {
  return {
    client_id: newId(),
    department: "shipping",
    subject: "کجاست؟",
    body: "سفارشم نرسیده است.",
    ...over,
  };
}

/** Asks, and answers the ticket's code. */
export async function ask({ call }: Asker, over: object = {}): Promise<number> {
  const { status, body } = await call.post("user/tickets", question(over));
  if (status !== 200) throw new Error(`Not taken: ${status} ${JSON.stringify(body)}`);
  return body.code;
}

/** The link of a pending upload of somebody's. */
export async function handIn(backend: TestBackend, { token }: TestLogin): Promise<string> {
  const { body } = await new Sender(backend, token).send(await drawPng());
  return body.data;
}

/** Somebody of the staff answers, or leaves a note. */
export async function answer(
  backend: TestBackend,
  code: number,
  over: { body?: string; internal?: boolean; pictures?: string[]; authorId?: string } = {},
): Promise<void> {
  const authorId = over.authorId ?? (await logIn(backend, { name: "Desk" })).userId;
  await backend.shop.database.transaction(async (q) => {
    await addMessage(q, await lockTicket(q, "all", String(code)), {
      body: "در راه است.",
      pictures: [],
      ...over,
      authorId,
      by: "staff",
      clientId: newId(),
      now: backend.clock.now(),
    });
  });
}

/** Writes columns of a ticket, as the staff's calls would. */
export async function setTicket(
  { shop }: TestBackend,
  code: number,
  set: Partial<typeof tickets.$inferInsert>,
): Promise<void> {
  await shop.database.run((q) => q.update(tickets).set(set).where(eq(tickets.code, code)));
}

export async function ticketRow({ shop }: TestBackend, code: number) {
  const [row] = await shop.database.run((q) =>
    q.select().from(tickets).where(eq(tickets.code, code)),
  );
  if (!row) throw new Error(`There is no ticket ${code}.`);
  return row;
}
