import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { ticketMessages, tickets } from "../../db/tables/tickets";
import { newId } from "../../ports/ids";
import { findVariants, setStock } from "../cart/cart.fixture";
import { buy } from "../orders/staff.fixture";
import { pathOf } from "../uploads/uploads.fixture";
import { type Asker, answer, ask, handIn, makeAsker, question } from "./tickets.fixture";

const backend = provideTestBackend();
let me: Asker;
let other: Asker;

beforeAll(async () => {
  me = await makeAsker(backend());
  other = await makeAsker(backend());
});

const counts = () =>
  backend().shop.database.run(async (q) => [
    await q.$count(tickets),
    await q.$count(ticketMessages),
  ]);

describe("pictures of a ticket", () => {
  it("are its owner's alone: by no other address, by nobody else, in no cache", async () => {
    const link = await handIn(backend(), me);
    const pending = await backend().call(pathOf(link));
    expect([pending.status, pending.headers.get("Cache-Control")]).toEqual([
      200,
      "private, max-age=3600",
    ]);
    const code = await ask(me, { pictures: [link] });
    expect((await backend().call(pathOf(link))).status).toBe(404);
    const { body } = await me.call.get(`user/tickets/${code}`);
    const file = body.messages[0].pictures[0].file;
    const at = `user/tickets/${code}/pictures/${file}`;
    expect((await me.call.get(at)).status).toBe(200);
    expect((await other.call.get(at)).status).toBe(404);
    expect((await backend().call(at)).status).toBe(401);
    const theirs = await ask(other);
    const elsewhere = [
      `user/tickets/${theirs}/pictures/${file}`,
      `user/tickets/${code}/pictures/..`,
    ];
    for (const path of elsewhere) expect((await other.call.get(path)).status).toBe(404);
  });

  it("of a note stay the staff's", async () => {
    const code = await ask(me);
    const desk = await makeAsker(backend());
    const link = await handIn(backend(), desk);
    await answer(backend(), code, { internal: true, pictures: [link], authorId: desk.userId });
    const file = /([0-9a-f]{32})/.exec(link)?.[1];
    expect((await me.call.get(`user/tickets/${code}/pictures/${file}`)).status).toBe(404);
  });

  it("another's upload, one used already and a fourth are refused, and nothing is written", async () => {
    const mine = await handIn(backend(), me);
    await ask(me, { pictures: [mine] });
    const foreign = await handIn(backend(), other);
    const before = await counts();
    const four = await Promise.all([1, 2, 3, 4].map(() => handIn(backend(), me)));
    for (const pictures of [[mine], [foreign], four, ["/api/upload/x.webp"]]) {
      const { status } = await me.call.post("user/tickets", question({ pictures }));
      expect(status).toBe(400);
    }
    expect(await counts()).toEqual(before);
  });
});

describe("what is posted", () => {
  it("links no order of somebody else's, and says no more of it than of one that never was", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 5, reserved: 0 });
    const bought = await buy(backend(), [[variant, 1]]);
    const before = await counts();
    const tries = [bought.number, "1405-999999-9"].map((order) =>
      me.call.post("user/tickets", question({ order })),
    );
    const [foreign, unknown] = await Promise.all(tries);
    expect(foreign?.status).toBe(400);
    expect(foreign?.body.errors).toEqual({ order: ["validation.choice"] });
    expect(unknown?.body.errors).toEqual(foreign?.body.errors);
    expect(await counts()).toEqual(before);
    const own = await bought.shopper.post("user/tickets", question({ order: bought.number }));
    const { body } = await bought.shopper.get(`user/tickets/${own.body.code}`);
    expect(body.order).toEqual({ number: bought.number });
  });

  it.each([
    ["an empty message", { body: " \n " }],
    ["a message that is too long", { body: "x".repeat(5001) }],
    ["a short subject", { subject: "ab" }],
    ["a long subject", { subject: "x".repeat(121) }],
    ["no department", { department: "sales" }],
    ["what can't be stored", { body: "a\u0000b" }],
    ["no client_id", { client_id: "1" }],
  ])("%s is refused", async (_, over) => {
    const before = await counts();
    expect((await me.call.post("user/tickets", question(over))).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  it("R-AUTH-13[tickets] by a visitor is stored nowhere", async () => {
    const code = await ask(me);
    const before = await counts();
    const post = (path: string, body: object) =>
      backend().call(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const tries = [
      await post("user/tickets", question()),
      await post(`user/tickets/${code}/messages`, { client_id: newId(), body: "x" }),
    ];
    for (const { status, body } of tries) expect([status, body.msg]).toEqual([401, "auth.failed"]);
    expect(await counts()).toEqual(before);
  });

  it("comes out as it was typed, markup as letters", async () => {
    const body = "<script>alert(1)</script>\n\u202eabc & «نقل»";
    const code = await ask(me, { body, subject: "<b>x</b>" });
    const shown = (await me.call.get(`user/tickets/${code}`)).body;
    expect(shown.messages[0].body).not.toContain("<script>");
    expect(shown.subject).toBe("&lt;b&gt;x&lt;/b&gt;");
  });

  it("is bounded: thirty tickets in an hour, and what is repeated doesn't count", async () => {
    const busy = await makeAsker(backend());
    const same = question();
    for (let n = 0; n < 40; n++) await busy.call.post("user/tickets", same);
    for (let n = 0; n < 29; n++) await ask(busy);
    const { status, body } = await busy.call.post("user/tickets", question());
    expect([status, body.msg]).toEqual([429, "error.too_many_requests"]);
  });
});
