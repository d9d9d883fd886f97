import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { messages } from "../../../db/tables/messages";
import { auditEntries } from "../../../db/tables/staff";
import { tickets } from "../../../db/tables/tickets";
import { users } from "../../../db/tables/users";
import { newId } from "../../../ports/ids";
import { type Asker, ask, makeAsker, setTicket, ticketRow } from "../tickets.fixture";
import { type AtDesk, reply, sitAtDesk, versionOf } from "./desk.fixture";
import { foundBy } from "./search-tickets";

const backend = provideTestBackend();
let shopper: Asker;
let desk: AtDesk;

beforeAll(async () => {
  shopper = await makeAsker(backend());
  desk = await sitAtDesk(backend());
});

const auditOf = (code: number) =>
  backend().shop.database.run((q) =>
    q
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(code)))
      .orderBy(desc(auditEntries.id)),
  );

const codesOf = (body: { data: { code: number }[] }) => body.data.map(({ code }) => code);

describe("the queue", () => {
  it("has who waits for the staff, the longest first, and is narrowed", async () => {
    const own = await makeAsker(backend());
    const [first, second, third] = [
      await ask(own, { subject: "Narrow one" }),
      await ask(own, { subject: "Narrow two", department: "payment" }),
      await ask(own, { subject: "Narrow three" }),
    ];
    const at = (minutes: number) => new Date(backend().clock.now().getTime() - minutes * 60_000);
    await setTicket(backend(), first, { lastMessageAt: at(5) });
    await setTicket(backend(), second, { lastMessageAt: at(9), priority: "urgent" });
    await setTicket(backend(), third, { lastMessageAt: at(20), state: "answered" });
    const queue = async (query: string) =>
      codesOf((await desk.call.get(`admin/tickets?${query}`)).body);
    expect(await queue("q=narrow")).toEqual([second, first]);
    expect(await queue("q=narrow&department=payment")).toEqual([second]);
    expect(await queue("q=narrow&priority=urgent&assignee=nobody")).toEqual([second]);
    expect(await queue("q=narrow&assignee=me")).toEqual([]);
    expect(await queue("q=narrow&view=answered")).toEqual([third]);
    expect(await queue("q=narrow&view=all")).toEqual([first, second, third]);
    expect(await queue(`view=all&q=${third}`)).toEqual([third]);
    const [{ email = "" } = {}] = await backend().shop.database.run((q) =>
      q.select({ email: users.email }).from(users).where(eq(users.id, own.userId)),
    );
    expect((await queue(`view=all&q=${encodeURIComponent(email ?? "")}`)).length).toBe(3);
  });

  it("is narrowed to what is unread and to one colleague's", async () => {
    const own = await makeAsker(backend());
    const [taken, read] = [
      await ask(own, { subject: "Whose one" }),
      await ask(own, { subject: "Whose two" }),
    ];
    const colleague = await sitAtDesk(backend());
    await setTicket(backend(), taken, { assignedTo: colleague.userId });
    await desk.call.post(`admin/tickets/${read}/seen`, {});
    const queue = async (query: string) =>
      codesOf((await desk.call.get(`admin/tickets?q=whose&${query}`)).body);
    expect(await queue("unread=1")).toEqual([taken]);
    expect(await queue(`assignee=${colleague.userId}`)).toEqual([taken]);
    expect(await queue("assignee=nobody")).toEqual([read]);
    const { body } = await desk.call.get("admin/tickets");
    expect(body.colleagues).toContainEqual({ id: colleague.userId, name: "Desk" });
  });

  it.each([
    ["part of a name, in Arabic letters", "كیميا رست"],
    ["part of an e-mail", "KIMIA.R"],
    ["a phone in Persian digits", "۰۹۱۲۰۰۰۷۷۸۸"],
    ["words of a message", "چرخ‌دندهٔ ساعت"],
  ])("finds by %s", async (_, search) => {
    const own = await makeAsker(backend());
    await backend().shop.database.run((q) =>
      q
        .update(users)
        .set({
          name: "کیمیا",
          lastName: "رستگار",
          email: `kimia.r.${newId()}@example.test`,
          phone: "+989120007788",
        })
        .where(eq(users.id, own.userId)),
    );
    const code = await ask(own, { body: "چرخ‌دندهٔ ساعت شکسته است." });
    await ask(shopper, { body: "Something else" });
    const { body } = await desk.call.get(`admin/tickets?q=${encodeURIComponent(search)}`);
    expect(codesOf(body)).toEqual([code]);
    await backend().shop.database.run((q) => q.delete(users).where(eq(users.id, own.userId)));
  });

  it("finds the same whether few or many say it", async () => {
    const own = await makeAsker(backend());
    await backend().shop.database.run((q) =>
      q.update(users).set({ name: "Quilliam" }).where(eq(users.id, own.userId)),
    );
    const asked = [
      await ask(own, { subject: "Zither", body: "One string broke." }),
      await ask(shopper, { body: "My zither has no strings." }),
    ];
    for (const [search, codes] of [
      ["zither", asked],
      ["ZITHER HAS", asked.slice(1)],
      ["quilliam", asked.slice(0, 1)],
    ] as const) {
      for (const most of [0, 1000]) {
        const rows = await backend().shop.database.run(async (q) =>
          q
            .select({ code: tickets.code })
            .from(tickets)
            .where(await foundBy(q, search, most))
            .orderBy(tickets.code),
        );
        expect(rows.map(({ code }) => code)).toEqual(codes);
      }
    }
  });

  it("goes on behind its last ticket", async () => {
    const own = await makeAsker(backend());
    for (let n = 0; n < 23; n += 1) await ask(own, { subject: `Paged ${n}` });
    const { body: first } = await desk.call.get("admin/tickets?q=paged");
    const { body: rest } = await desk.call.get(`admin/tickets?q=paged&page=${first.next}`);
    expect([first.data.length, rest.data.length, rest.next, first.total]).toEqual([
      20,
      3,
      null,
      23,
    ]);
    expect(new Set([...codesOf(first), ...codesOf(rest)]).size).toBe(23);
  });
});

describe("a ticket at the desk", () => {
  it("shows its customer, and who may take it", async () => {
    const code = await ask(shopper);
    const { body } = await desk.call.get(`admin/tickets/${code}`);
    expect(body.customer.name).toBe("سارا");
    expect(body.messages.map(({ body: text }: { body: string }) => text)).toEqual([
      "سفارشم نرسیده است.",
    ]);
    expect(body.colleagues).toContainEqual({ id: desk.userId, name: "Desk" });
    expect(body.unread_staff).toBe(1);
  });

  it("says when it was read by the database's clock, which its events are dated by", async () => {
    const code = await ask(shopper);
    const { body: shown } = await desk.call.get(`admin/tickets/${code}`);
    const urgent = { version: shown.version, priority: "urgent" };
    const { body: changed } = await desk.call.post(`admin/tickets/${code}`, urgent);
    const [{ at }] = changed.events;
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(shown.read_at));
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.parse(changed.read_at));
  });

  it("is answered once, is the answerer's then, and its owner is told and reads it", async () => {
    const code = await ask(shopper);
    const answer = reply(await versionOf(desk, code));
    for (let n = 0; n < 2; n += 1) {
      expect((await desk.call.post(`admin/tickets/${code}/answers`, answer)).status).toBe(200);
    }
    const row = await ticketRow(backend(), code);
    expect([row.state, row.assignedTo, row.unreadStaff, row.unreadUser]).toEqual([
      "answered",
      desk.userId,
      0,
      1,
    ]);
    const { body } = await shopper.call.get(`user/tickets/${code}`);
    expect(body.messages.at(-1)).toMatchObject({ by: "staff", body: "It is on its way." });
    const told = await backend().shop.database.run((q) =>
      q.select().from(messages).where(eq(messages.kind, "ticket.answered")),
    );
    expect(told.filter(({ params }) => params.number === code)).toHaveLength(1);
    expect((await auditOf(code)).map(({ action }) => action)).toEqual(["ticket.answer"]);
  });

  it("is left as the answer says", async () => {
    const code = await ask(shopper);
    const resolved = reply(await versionOf(desk, code), { state: "resolved" });
    const { body } = await desk.call.post(`admin/tickets/${code}/answers`, resolved);
    expect(body.state).toBe("resolved");
    expect((await shopper.call.get(`user/tickets/${code}`)).body.actions).toContain("reopen");
  });

  it("has notes that its owner never sees and is not told of", async () => {
    const code = await ask(shopper);
    const before = await ticketRow(backend(), code);
    const note = { client_id: newId(), body: "Difficult customer" };
    const { body } = await desk.call.post(`admin/tickets/${code}/notes`, note);
    expect(body.messages.at(-1)).toMatchObject({ internal: true, body: "Difficult customer" });
    const seen = JSON.stringify((await shopper.call.get(`user/tickets/${code}`)).body);
    expect(seen).not.toContain("Difficult");
    const after = await ticketRow(backend(), code);
    expect([after.state, after.unreadUser]).toEqual([before.state, 0]);
  });

  it("is assigned, sorted and called resolved, each written down", async () => {
    const code = await ask(shopper);
    const colleague = await sitAtDesk(backend());
    const changes = [
      { assigned: colleague.userId },
      { priority: "high" },
      { department: "technical" },
      { state: "resolved" },
      { state: "waiting_staff" },
      { assigned: null },
    ];
    for (const change of changes) {
      const version = await versionOf(desk, code);
      const { status } = await desk.call.post(`admin/tickets/${code}`, { version, ...change });
      expect(status).toBe(200);
    }
    const row = await ticketRow(backend(), code);
    expect([row.assignedTo, row.priority, row.department, row.state, row.resolvedAt]).toEqual([
      null,
      "high",
      "technical",
      "waiting_staff",
      null,
    ]);
    const entries = await auditOf(code);
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      "ticket.assign",
      "ticket.priority",
      "ticket.department",
      "ticket.resolved",
      "ticket.waiting_staff",
      "ticket.give_back",
    ]);
    expect(entries.at(-2)?.diff).toEqual({ priority: ["normal", "high"] });
  });

  it("is merged into another one, which its owner is led to", async () => {
    const [code, into] = [await ask(shopper), await ask(shopper)];
    const merge = { version: await versionOf(desk, code), into: String(into) };
    const { body } = await desk.call.post(`admin/tickets/${code}/merge`, merge);
    expect([body.state, body.merged_into]).toEqual(["closed", into]);
    expect((await shopper.call.get(`user/tickets/${code}`)).body.merged_into).toBe(into);
  });
});

describe("canned answers", () => {
  it("are added, changed and removed, in two languages", async () => {
    const fields = {
      title: "Late parcel",
      department: "shipping",
      body: { en: "Sorry, {{name}}." },
    };
    const added = (await desk.call.post("admin/canned-answers", fields)).body.data;
    const { id, version } = added.find(({ title }: { title: string }) => title === fields.title);
    const body = { en: "Sorry, {{name}}.", fa: "{{name}}، پوزش می‌خواهیم." };
    const changed = await desk.call.post(`admin/canned-answers/${id}`, {
      ...fields,
      body,
      version,
    });
    expect(changed.body.data).toContainEqual({ id, version: version + 1, ...fields, body });
    const removed = await desk.call.post(`admin/canned-answers/${id}/remove`, {
      version: version + 1,
    });
    expect(removed.body.data.map((one: { id: string }) => one.id)).not.toContain(id);
  });
});

it("says how long customers wait", async () => {
  const code = await ask(shopper);
  const asked = backend().clock.now();
  await setTicket(backend(), code, {
    createdAt: asked,
    firstAnsweredAt: new Date(asked.getTime() + 600_000),
    rating: 5,
    state: "closed",
  });
  const { body } = await desk.call.get("admin/tickets/times");
  expect(body.data.map(({ days }: { days: number }) => days)).toEqual([1, 7, 30]);
  const [today] = body.data;
  expect(today.answered).toBeGreaterThan(0);
  expect(today.p90_s).toBeGreaterThan(0);
  expect(today.rating).toBe(5);
  expect(body.waiting).toBeGreaterThan(0);
  expect(Date.parse(body.oldest_at)).not.toBeNaN();
});
