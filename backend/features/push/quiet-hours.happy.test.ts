import { afterAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { answer, ask, makeAsker } from "../tickets/tickets.fixture";
import { queued, switchOn } from "./push.fixture";
import { openPushService } from "./push-service.fixture";
import { endOfQuiet, isZone } from "./quiet-hours";

const night = { from: 22 * 60, to: 8 * 60 };
const endOf = (zone: string, now: string, hours = night) =>
  endOfQuiet(hours, zone, new Date(now))?.toISOString() ?? null;

describe("quiet hours end by the clocks of the shopper's zone", () => {
  it("over midnight", () => {
    expect(endOf("Asia/Tehran", "2026-07-01T18:30:00Z")).toBe("2026-07-02T04:30:00.000Z");
    expect(endOf("Asia/Tehran", "2026-07-01T20:45:10Z")).toBe("2026-07-02T04:30:00.000Z");
    expect(endOf("Asia/Tehran", "2026-07-01T04:29:59Z")).toBe("2026-07-01T04:30:00.000Z");
    expect(endOf("America/Los_Angeles", "2026-07-01T05:00:00Z")).toBe("2026-07-01T15:00:00.000Z");
  });

  it("and not outside of them", () => {
    expect(endOf("Asia/Tehran", "2026-07-01T04:30:00Z")).toBeNull();
    expect(endOf("Asia/Tehran", "2026-07-01T18:29:59Z")).toBeNull();
    expect(endOf("America/Los_Angeles", "2026-07-01T18:30:00Z")).toBeNull();
  });

  it("within a day", () => {
    const nap = { from: 13 * 60, to: 15 * 60 + 30 };
    expect(endOf("Asia/Tehran", "2026-07-01T10:00:00Z", nap)).toBe("2026-07-01T12:00:00.000Z");
    expect(endOf("Asia/Tehran", "2026-07-01T12:00:00Z", nap)).toBeNull();
  });

  it("at the same hour where clocks are put forward or back in between", () => {
    // Los Angeles, 2026: forward on 8 March, back on 1 November, both at two in the night.
    expect(endOf("America/Los_Angeles", "2026-03-08T07:00:00Z")).toBe("2026-03-08T15:00:00.000Z");
    expect(endOf("America/Los_Angeles", "2026-11-01T06:00:00Z")).toBe("2026-11-01T16:00:00.000Z");
  });

  it("none that begins when it ends; no zone that there is not", () => {
    expect(endOf("Asia/Tehran", "2026-07-01T04:30:00Z", { from: 480, to: 480 })).toBeNull();
    expect([isZone("Asia/Tehran"), isZone("Mars/Olympus")]).toEqual([true, false]);
  });
});

const service = await openPushService();
afterAll(() => service.close());
const backend = provideTestBackend({ push: service.sender });
const hourMs = 3_600_000;

describe("a push that meets quiet hours", () => {
  it.each([
    ["Asia/Tehran", 9.5],
    ["America/Los_Angeles", null],
  ])("in %s waits for their end, and that is no try", async (zone, hours) => {
    // Half past ten in the evening in Tehran, noon in Los Angeles.
    backend().clock.time = Date.parse("2026-07-01T19:00:00Z");
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const { body: device } = await switchOn(asker.call, browser, { zone });
    await answer(backend(), await ask(asker));
    await backend().backend.services.messenger.sendDue();
    const [laid] = await queued(backend(), device.id);
    if (hours === null) {
      expect(browser.received).toHaveLength(1);
      return;
    }
    expect(browser.received).toEqual([]);
    expect(laid).toMatchObject({ status: "pending", attempts: 0, error: null });
    const waitMs = (laid?.nextAt.getTime() ?? 0) - (laid?.updatedAt.getTime() ?? 0);
    expect(Math.round(waitMs / 60_000)).toBe((hours * hourMs) / 60_000);
  });

  it("comes at once where there are none", async () => {
    backend().clock.time = Date.parse("2026-07-01T22:00:00Z");
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const { body: device } = await switchOn(asker.call, browser);
    await asker.call.post(`user/push/${device.id}`, { op_id: undefined, quiet: null });
    await answer(backend(), await ask(asker));
    await backend().backend.services.messenger.sendDue();
    expect(browser.received).toHaveLength(1);
  });
});
