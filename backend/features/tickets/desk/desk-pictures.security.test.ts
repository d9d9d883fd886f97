import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { drawPng } from "../../../../tests/support/pictures";
import { uploads } from "../../../db/tables/uploads";
import { newId } from "../../../ports/ids";
import { forgetTickets } from "../../privacy/erasure/forget-tickets";
import { pathOf, Sender } from "../../uploads/uploads.fixture";
import { type Asker, ask, handIn, makeAsker } from "../tickets.fixture";
import { type AtDesk, reply, sitAtDesk, versionOf } from "./desk.fixture";

const backend = provideTestBackend();
let shopper: Asker;
let other: Asker;
let desk: AtDesk;

beforeAll(async () => {
  shopper = await makeAsker(backend());
  other = await makeAsker(backend());
  desk = await sitAtDesk(backend());
});

const countUploads = () => backend().shop.database.run((q) => q.$count(uploads));

/** The newest message's picture, as the desk sees it. */
async function pictureOf(code: number): Promise<string> {
  const { body } = await desk.call.get(`admin/tickets/${code}`);
  return body.messages.at(-1).pictures[0].file;
}

async function answerWith(code: number, pictures: string[]) {
  const answer = reply(await versionOf(desk, code), { pictures });
  return desk.call.post(`admin/tickets/${code}/answers`, answer);
}

const noteWith = (code: number, pictures: string[], { call }: AtDesk = desk) =>
  call.post(`admin/tickets/${code}/notes`, { client_id: newId(), body: "Look.", pictures });

describe("pictures of the staff's", () => {
  it("in an answer are seen by the ticket's owner and by the staff who read tickets, and by nobody else", async () => {
    const code = await ask(shopper);
    const link = await handIn(backend(), desk);
    expect((await answerWith(code, [link])).status).toBe(200);
    const file = await pictureOf(code);
    const [theirs, ours] = [
      `user/tickets/${code}/pictures/${file}`,
      `admin/tickets/${code}/pictures/${file}`,
    ];
    const shown = await shopper.call.get(`user/tickets/${code}`);
    expect(shown.body.messages.at(-1).pictures[0].file).toBe(file);
    const reader = await sitAtDesk(backend(), ["tickets.read"]);
    const stranger = await sitAtDesk(backend(), ["orders.read"]);
    const seen = [
      await shopper.call.get(theirs),
      await reader.call.get(ours),
      await other.call.get(theirs),
      await backend().call(pathOf(link)),
      await stranger.call.get(ours),
      await shopper.call.get(ours),
      await desk.call.get(theirs),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404, 403, 403, 401]);
    for (const { headers } of seen.slice(0, 2))
      expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("in a note are never the customer's to see", async () => {
    const code = await ask(shopper);
    const link = await handIn(backend(), desk);
    expect((await noteWith(code, [link])).status).toBe(200);
    const file = await pictureOf(code);
    expect((await desk.call.get(`admin/tickets/${code}/pictures/${file}`)).status).toBe(200);
    expect((await shopper.call.get(`user/tickets/${code}/pictures/${file}`)).status).toBe(404);
    expect((await backend().call(pathOf(link))).status).toBe(404);
    const { body } = await shopper.call.get(`user/tickets/${code}`);
    expect(JSON.stringify(body)).not.toContain(file);
  });

  it("are their own: a colleague's, a customer's, one used already and a fourth are refused, and nothing is written", async () => {
    const code = await ask(shopper);
    const colleague = await sitAtDesk(backend());
    const used = await handIn(backend(), desk);
    await noteWith(code, [used]);
    const four = await Promise.all([1, 2, 3, 4].map(() => handIn(backend(), desk)));
    const foreign = [await handIn(backend(), colleague), await handIn(backend(), shopper)];
    const before = (await desk.call.get(`admin/tickets/${code}`)).body.messages.length;
    for (const pictures of [[used], ...foreign.map((link) => [link]), four]) {
      expect((await answerWith(code, pictures)).status).toBe(400);
      expect((await noteWith(code, pictures)).status).toBe(400);
    }
    expect((await desk.call.get(`admin/tickets/${code}`)).body.messages).toHaveLength(before);
  });

  it("that no message has taken go after a day", async () => {
    const link = await handIn(backend(), desk);
    expect((await backend().call(pathOf(link))).status).toBe(200);
    const before = await countUploads();
    backend().clock.advance(86_401_000);
    await backend()
      .backend.jobs.find(({ name }) => name === "retention")
      ?.run();
    expect((await backend().call(pathOf(link))).status).toBe(404);
    expect(await countUploads()).toBeLessThan(before);
    // The logins have ended meanwhile.
    shopper = await makeAsker(backend());
    desk = await sitAtDesk(backend());
  });
});

it("pictures of answers and notes go with what was said to somebody who is erased", async () => {
  const asker = await makeAsker(backend());
  const code = await ask(asker);
  const links = [await handIn(backend(), desk), await handIn(backend(), desk)];
  await answerWith(code, links.slice(0, 1));
  await noteWith(code, links.slice(1));
  const { database } = backend().shop;
  await database.transaction((q) => forgetTickets(q, asker.userId, backend().clock.now()));
  const rows = await database.run((q) => q.select().from(uploads));
  const left = rows.filter(({ file }) => links.some((link) => link.includes(file)));
  expect(left.map(({ status }) => status)).toEqual(["dropped", "dropped"]);
});

describe("handing them in", () => {
  it("is for who answers tickets: nobody else of the staff, and nothing is kept", async () => {
    const before = await countUploads();
    for (const permissions of [["tickets.read"], ["orders.read", "content.write"], []]) {
      const { token } = await sitAtDesk(backend(), permissions);
      const sender = new Sender(backend(), token);
      const tried = [
        await sender.send(await drawPng()),
        await sender.call("upload?links="),
        await sender.post(`upload/${"0".repeat(32)}/crop`, { ratio: "1:1", x: 0, y: 0, width: 9 }),
      ];
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await countUploads()).toBe(before);
  });

  it("makes the picture the staff member's, whom nobody else reads it from", async () => {
    const link = await handIn(backend(), desk);
    const own = await new Sender(backend(), desk.token).call(`upload?links=${link}`);
    expect(own.body.data).toHaveLength(1);
    for (const token of [shopper.token, (await sitAtDesk(backend())).token]) {
      const read = await new Sender(backend(), token).call(`upload?links=${link}`);
      expect(read.body.data).toEqual([]);
    }
    const [row] = (await backend().shop.database.run((q) => q.select().from(uploads))).filter(
      ({ file }) => link.includes(file),
    );
    expect([row?.userId, row?.guestTokenHash, row?.status]).toEqual([desk.userId, null, "pending"]);
  });

  it("opens no other thing of a shopper's to a staff's login", async () => {
    for (const path of ["user/tickets", "user/profile", "user/orders"]) {
      expect((await desk.call.get(path)).status).toBe(401);
    }
  });
});
