import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { pushDevices } from "../../db/tables/push";
import { createPushKeys } from "../../ports/push-keys";
import { startSession } from "../auth/sessions/tokens";
import { callerWith } from "../orders/staff.fixture";
import { answer, ask, makeAsker } from "../tickets/tickets.fixture";
import { devicesOf, noonInTehran, queued, switchOn } from "./push.fixture";
import { openPushService } from "./push-service.fixture";
import { maxDevices } from "./subscribe";

const service = await openPushService();
afterAll(() => service.close());
const backend = provideTestBackend({ push: service.sender });
beforeEach(() => {
  backend().clock.time = noonInTehran.getTime();
  service.answerWith(201);
});
const sendDue = () => backend().backend.services.messenger.sendDue();

describe("Web Push", () => {
  it.each([404, 410])(
    "a device that its service no longer knows (%i) is removed",
    async (status) => {
      const asker = await makeAsker(backend());
      const { body: device } = await switchOn(asker.call, service.openBrowser());
      await answer(backend(), await ask(asker));
      service.answerWith(status);
      await sendDue();
      expect(await devicesOf(backend(), asker.userId)).toEqual([]);
      expect(await queued(backend(), device.id)).toMatchObject([{ status: "failed" }]);
    },
  );

  it("one that its service refuses otherwise stays", async () => {
    const asker = await makeAsker(backend());
    await switchOn(asker.call, service.openBrowser());
    await answer(backend(), await ask(asker));
    service.answerWith(403);
    await sendDue();
    expect(await devicesOf(backend(), asker.userId)).toHaveLength(1);
  });

  it("the eleventh device is refused in words; the tenth can still be switched on anew", async () => {
    const asker = await makeAsker(backend());
    const callers = [];
    for (let n = 0; n < maxDevices; n += 1) {
      const token = await startSession(backend().shop.database, asker.userId, noonInTehran);
      const call = callerWith(backend(), token);
      callers.push(call);
      expect((await switchOn(call, service.openBrowser())).status).toBe(200);
    }
    const { status, body } = await switchOn(asker.call, service.openBrowser());
    expect([status, body.msg, body.params]).toEqual([409, "push.full", { n: maxDevices }]);
    const [first] = callers;
    if (!first) throw new Error("There was no device.");
    expect((await switchOn(first, service.openBrowser())).status).toBe(200);
    expect(await devicesOf(backend(), asker.userId)).toHaveLength(maxDevices);
  });

  it.each([
    ["a zone of no name", { zone: "Mars/Olympus" }, 200],
    ["no language", { lang: "xx" }, 400],
    ["a key of another length", { p256dh: "AAAA" }, 400],
    ["a key that is no point of the curve", { p256dh: "A".repeat(87) }, 400],
    ["an unknown topic", { topics: ["lottery"] }, 400],
    ["more than asked", { user_id: "x" }, 400],
  ])("%s", async (_, over, status) => {
    const asker = await makeAsker(backend());
    expect((await switchOn(asker.call, service.openBrowser(), over)).status).toBe(status);
    const [device] = await devicesOf(backend(), asker.userId);
    expect(device?.zone).toBe(status === 200 ? "Asia/Tehran" : undefined);
  });

  it.each([{ quiet: { from: 1440, to: 0 } }, { quiet: { from: -1, to: 0 } }, { quiet: "night" }])(
    "quiet hours that no day has are refused: %j",
    async (change) => {
      const asker = await makeAsker(backend());
      const { body } = await switchOn(asker.call, service.openBrowser());
      const { status } = await asker.call.post(`user/push/${body.id}`, {
        op_id: undefined,
        ...change,
      });
      expect(status).toBe(400);
      expect(await devicesOf(backend(), asker.userId)).toMatchObject([{ quietFrom: 22 * 60 }]);
    },
  );

  it("after the shop's key has changed a device is left alone, said to be stale and can be switched on anew", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    await switchOn(asker.call, browser);
    const { publicKey } = createPushKeys("another secret, of the time before");
    await backend().shop.database.run((q) => q.update(pushDevices).set({ serverKey: publicKey }));
    await answer(backend(), await ask(asker));
    await sendDue();
    expect(browser.received).toEqual([]);
    expect((await asker.call.get("user/push")).body.data[0].stale).toBe(true);
    const fresh = service.openBrowser();
    expect((await switchOn(asker.call, fresh)).body.stale).toBe(false);
  });
});
