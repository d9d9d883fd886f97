import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { messages } from "../../db/tables/messages";
import { findVariants, setStock } from "../cart/cart.fixture";
import { buy, payFor } from "../orders/staff.fixture";
import { changeSettings } from "../settings/change-settings";
import { answer, ask, makeAsker, ticketRow } from "../tickets/tickets.fixture";
import { noonInTehran, queued, switchOn } from "./push.fixture";
import { openPushService } from "./push-service.fixture";

const service = await openPushService();
afterAll(() => service.close());
const backend = provideTestBackend({ push: service.sender });
beforeEach(() => {
  backend().clock.time = noonInTehran.getTime();
  service.answerWith(201);
});
const sendDue = () => backend().backend.services.messenger.sendDue();

describe("Web Push", () => {
  it("a ticket's answer reaches the browser, with nothing in it of who, what or which", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const { body: device } = await switchOn(asker.call, browser);
    const code = await ask(asker, { subject: "قوری ترک‌خورده", body: "سفارش سارا" });
    await answer(backend(), code, { body: "پولتان را برمی‌گردانیم" });
    await sendDue();
    expect(browser.received).toHaveLength(1);
    const payload = JSON.parse(browser.received[0] ?? "");
    const [laid] = await queued(backend(), device.id);
    expect(payload).toEqual({ kind: "ticket.answered", id: laid?.id, lang: "fa" });
    const ticket = await ticketRow(backend(), code);
    for (const own of [String(code), ticket.id, asker.userId, asker.token, "سارا", "قوری", "پول"]) {
      expect(browser.received[0]).not.toContain(own);
    }
    const line = service.bodies.at(-1)?.toString("latin1");
    expect(line).not.toContain("ticket");
    const call = service.calls.at(-1);
    expect(call).toMatchObject({ "content-encoding": "aes128gcm", ttl: "259200" });
    expect(call?.authorization).toContain(`k=${service.sender.publicKey}`);
  });

  it("the id in it leads its reader to the page, and nobody else", async () => {
    const asker = await makeAsker(backend());
    const { body: device } = await switchOn(asker.call, service.openBrowser());
    const code = await ask(asker);
    await answer(backend(), code);
    const [laid] = await queued(backend(), device.id);
    const { body } = await asker.call.get(`user/push/news/${laid?.id}`);
    expect(body).toEqual({ path: `/user/tickets/${code}` });
    const other = await makeAsker(backend());
    await switchOn(other.call, service.openBrowser());
    expect((await other.call.get(`user/push/news/${laid?.id}`)).status).toBe(404);
  });

  it("an order's news go out once for each event and device, however often the job runs", async () => {
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 50, reserved: 0 });
    const bought = await buy(backend(), [[variant, 1]]);
    const browser = service.openBrowser();
    const { body: device } = await switchOn(bought.shopper, browser);
    await payFor(backend(), bought);
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    const kinds = browser.received.map((text) => JSON.parse(text).kind);
    expect(kinds).toEqual(["order.news"]);
    expect(browser.received.join()).not.toContain(bought.number);
    const { body } = await bought.shopper.get("user/push");
    expect(body.data[0]).toMatchObject({
      id: device.id,
      current: true,
      last_used_at: noonInTehran.toISOString(),
    });
  });

  it("what isn't ticked doesn't come; no order's placing comes, which its owner has just done", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const { body: device } = await switchOn(asker.call, browser);
    await asker.call.post(`user/push/${device.id}`, { op_id: undefined, topics: ["orders"] });
    await answer(backend(), await ask(asker));
    expect(await queued(backend(), device.id)).toEqual([]);
  });

  it("a failing service is tried again, and the push comes with the next try", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const { body: device } = await switchOn(asker.call, browser);
    await answer(backend(), await ask(asker));
    service.answerWith(503);
    await sendDue();
    const [waiting] = await queued(backend(), device.id);
    expect(waiting).toMatchObject({
      status: "pending",
      attempts: 1,
      error: "the push service answered 503",
    });
    service.answerWith(201);
    await backend().shop.database.run((q) =>
      q.update(messages).set({ nextAt: sql`now()` }).where(eq(messages.target, device.id)),
    );
    await sendDue();
    expect(browser.received).toHaveLength(1);
  });

  it("switched on once more it stays one device, and keeps what was chosen", async () => {
    const asker = await makeAsker(backend());
    const { body: first } = await switchOn(asker.call, service.openBrowser(), {
      topics: ["orders"],
    });
    await asker.call.post(`user/push/${first.id}`, { op_id: undefined, quiet: null });
    const again = { topics: ["tickets"], lang: "en", zone: "America/Los_Angeles" };
    await switchOn(asker.call, service.openBrowser(), again);
    const { body } = await asker.call.get("user/push");
    expect(body.total).toBe(1);
    expect(body.data[0]).toMatchObject({ ...again, topics: ["orders", "tickets"], quiet: null });
  });

  it("a browser that made itself another address is reached there, but not once it was switched off", async () => {
    const asker = await makeAsker(backend());
    const [old, renewed] = [service.openBrowser(), service.openBrowser()];
    const { body: device } = await switchOn(asker.call, old);
    expect((await switchOn(asker.call, renewed, { renews: true })).status).toBe(200);
    await answer(backend(), await ask(asker));
    await sendDue();
    expect([old.received.length, renewed.received.length]).toEqual([0, 1]);
    const headers = { Authorization: asker.token };
    await backend().call(`user/push/${device.id}`, { method: "DELETE", headers });
    expect((await switchOn(asker.call, old, { renews: true })).status).toBe(404);
    expect((await asker.call.get("user/push")).body.total).toBe(0);
  });

  it("the owner can switch it off: nothing is laid out or sent, and nothing offered", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    await switchOn(asker.call, browser);
    const code = await ask(asker);
    await answer(backend(), code);
    await changeSettings(backend().shop.database, { "push.offered": "off" });
    await answer(backend(), code);
    await sendDue();
    expect(browser.received).toEqual([]);
    const { body } = await asker.call.get("user/push");
    expect(body).toMatchObject({ offered: false, key: null, total: 1 });
    const refused = await switchOn(asker.call, service.openBrowser());
    expect([refused.status, refused.body.msg]).toEqual([409, "push.off"]);
    await changeSettings(backend().shop.database, { "push.offered": "" });
  });
});
