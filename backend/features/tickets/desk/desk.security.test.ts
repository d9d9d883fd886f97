import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { ticketMessages } from "../../../db/tables/tickets";
import { newId } from "../../../ports/ids";
import { type Asker, ask, makeAsker, ticketRow } from "../tickets.fixture";
import { type AtDesk, reply, sitAtDesk, versionOf } from "./desk.fixture";

const backend = provideTestBackend();
let shopper: Asker;
let desk: AtDesk;

beforeAll(async () => {
  shopper = await makeAsker(backend());
  desk = await sitAtDesk(backend());
});

const countMessages = () => backend().shop.database.run((q) => q.$count(ticketMessages));

describe("what was changed meanwhile", () => {
  it("refuses an answer that hasn't seen it, a change and a merge, and nothing is done", async () => {
    const code = await ask(shopper);
    const version = await versionOf(desk, code);
    const more = { client_id: newId(), body: "Never mind, it came." };
    await shopper.call.post(`user/tickets/${code}/messages`, more);
    const before = await ticketRow(backend(), code);
    const refused = [
      await desk.call.post(`admin/tickets/${code}/answers`, reply(version)),
      await desk.call.post(`admin/tickets/${code}`, { version, priority: "high" }),
      await desk.call.post(`admin/tickets/${code}/merge`, {
        version,
        into: String(await ask(shopper)),
      }),
    ];
    expect(refused.map(({ status, body }) => [status, body.msg])).toEqual(
      refused.map(() => [409, "ticket.changed"]),
    );
    expect(await ticketRow(backend(), code)).toEqual(before);
  });

  it("of two answers at once only the first is given", async () => {
    const code = await ask(shopper);
    const version = await versionOf(desk, code);
    const colleague = await sitAtDesk(backend());
    const before = await countMessages();
    const given = await Promise.all(
      [desk, colleague].map(({ call }) =>
        call.post(`admin/tickets/${code}/answers`, reply(version)),
      ),
    );
    expect(given.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await countMessages()) - before).toBe(1);
  });

  it("refuses an older wording of a canned answer", async () => {
    const fields = { title: "Twice", department: null, body: { en: "One" } };
    const { body } = await desk.call.post("admin/canned-answers", fields);
    const { id, version } = body.data.find(({ title }: { title: string }) => title === "Twice");
    const path = `admin/canned-answers/${id}`;
    expect((await desk.call.post(path, { ...fields, version })).status).toBe(200);
    expect((await desk.call.post(path, { ...fields, version })).body.msg).toBe("ticket.changed");
    expect((await desk.call.post(`${path}/remove`, { version })).status).toBe(409);
    const unknown = `admin/canned-answers/${newId()}`;
    expect((await desk.call.post(unknown, { ...fields, version })).status).toBe(404);
  });
});

describe("what can't be done", () => {
  it("a closed ticket isn't answered, nor is one that was merged", async () => {
    const [code, into] = [await ask(shopper), await ask(shopper)];
    await desk.call.post(`admin/tickets/${code}`, {
      version: await versionOf(desk, code),
      state: "closed",
    });
    const late = reply(await versionOf(desk, code));
    expect((await desk.call.post(`admin/tickets/${code}/answers`, late)).body.msg).toBe(
      "ticket.not_possible",
    );
    const merge = { version: await versionOf(desk, into), into: String(code) };
    expect((await desk.call.post(`admin/tickets/${into}/merge`, merge)).status).toBe(400);
  });

  it("tickets of two customers are never merged, nor one with itself", async () => {
    const other = await makeAsker(backend());
    const [code, theirs] = [await ask(shopper), await ask(other)];
    for (const into of [theirs, code, 999_999_999]) {
      const merge = { version: await versionOf(desk, code), into: String(into) };
      expect((await desk.call.post(`admin/tickets/${code}/merge`, merge)).status).toBe(400);
    }
    expect((await ticketRow(backend(), code)).mergedInto).toBeNull();
  });

  it("nobody gets a ticket who couldn't answer it", async () => {
    const code = await ask(shopper);
    for (const assigned of [shopper.userId, newId()]) {
      const change = { version: await versionOf(desk, code), assigned };
      expect((await desk.call.post(`admin/tickets/${code}`, change)).status).toBe(400);
    }
  });

  it("who may only read neither answers, notes, changes nor merges", async () => {
    const code = await ask(shopper);
    const reader = await sitAtDesk(backend(), ["tickets.read"]);
    const version = await versionOf(reader, code);
    const before = await ticketRow(backend(), code);
    const tried = [
      await reader.call.post(`admin/tickets/${code}/answers`, reply(version)),
      await reader.call.post(`admin/tickets/${code}/notes`, { client_id: newId(), body: "x" }),
      await reader.call.post(`admin/tickets/${code}`, { version, state: "closed" }),
      await reader.call.post(`admin/tickets/${code}/merge`, { version, into: "1" }),
      await reader.call.post("admin/canned-answers", {
        title: "ab",
        department: null,
        body: { en: "x" },
      }),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 403));
    expect(await ticketRow(backend(), code)).toEqual(before);
  });

  it("a shopper's login opens nothing of the desk", async () => {
    const code = await ask(shopper);
    for (const path of ["admin/tickets", `admin/tickets/${code}`, "admin/canned-answers"]) {
      expect((await shopper.call.get(path)).status).toBe(403);
    }
  });
});
