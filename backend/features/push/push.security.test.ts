import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { users } from "../../db/tables/users";
import { createPushKeys } from "../../ports/push-keys";
import { createWebPush } from "../../ports/push-sender";
import { endAllLogins } from "../auth/sessions/end-sessions";
import { sessionTimes } from "../auth/sessions/session-times";
import { answer, ask, makeAsker } from "../tickets/tickets.fixture";
import { devicesOf, noonInTehran, queued, switchOn } from "./push.fixture";
import { openPushService } from "./push-service.fixture";

const service = await openPushService();
afterAll(() => service.close());
const backend = provideTestBackend({ push: service.sender });
beforeEach(() => {
  backend().clock.time = noonInTehran.getTime();
});
const sendDue = () => backend().backend.services.messenger.sendDue();

describe("whose device it is", () => {
  it("an address that somebody else posts without the browser's secret stays where it is", async () => {
    const [victim, thief] = [await makeAsker(backend()), await makeAsker(backend())];
    const browser = service.openBrowser();
    await switchOn(victim.call, browser);
    const auth = service.openBrowser().target.auth;
    const { status, body } = await switchOn(thief.call, browser, { auth });
    expect([status, body.msg]).toEqual([409, "push.taken"]);
    expect(await devicesOf(backend(), thief.userId)).toEqual([]);
    await answer(backend(), await ask(victim));
    await sendDue();
    expect(browser.received).toHaveLength(1);
  });

  it("the same browser under another login tells of that one's news alone", async () => {
    const [before, after] = [await makeAsker(backend()), await makeAsker(backend())];
    const browser = service.openBrowser();
    await switchOn(before.call, browser);
    const { body: device } = await switchOn(after.call, browser);
    expect(await devicesOf(backend(), before.userId)).toEqual([]);
    await answer(backend(), await ask(before));
    await sendDue();
    expect(browser.received).toEqual([]);
    await answer(backend(), await ask(after));
    await sendDue();
    expect(browser.received).toHaveLength(1);
    expect(await queued(backend(), device.id)).toHaveLength(1);
  });

  it("nobody is told where a device is reached, its owner neither", async () => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    const made = await switchOn(asker.call, browser);
    const listed = await asker.call.get("user/push");
    const said = JSON.stringify([made.body, listed.body]);
    for (const secret of Object.values(browser.target)) expect(said).not.toContain(secret);
  });
});

describe("the end of a login is the end of its pushes", () => {
  it.each([
    ["a logout", (asker: Asker) => asker.call.post("logout")],
    [
      "a logout everywhere",
      (asker: Asker) => endAllLogins(backend().shop.database, asker.userId, noonInTehran),
    ],
  ])("%s removes the device", async (_, end) => {
    const asker = await makeAsker(backend());
    await switchOn(asker.call, service.openBrowser());
    await end(asker);
    expect(await devicesOf(backend(), asker.userId)).toEqual([]);
  });

  it.each([
    [
      "what was laid out before a logout",
      async (asker: Asker) => void (await asker.call.post("logout")),
    ],
    [
      "the news of a login that has run out",
      async () => backend().clock.advance(sessionTimes.liveMs),
    ],
    [
      "the news of somebody who is shut out",
      async (asker: Asker) => {
        const shut = { status: "blocked" as const };
        await backend().shop.database.run((q) =>
          q.update(users).set(shut).where(eq(users.id, asker.userId)),
        );
      },
    ],
  ])("%s is not sent any more", async (_, end) => {
    const asker = await makeAsker(backend());
    const browser = service.openBrowser();
    await switchOn(asker.call, browser);
    await answer(backend(), await ask(asker));
    await end(asker);
    await sendDue();
    expect(browser.received).toEqual([]);
    expect(await devicesOf(backend(), asker.userId)).toEqual([]);
  });
});

type Asker = Awaited<ReturnType<typeof makeAsker>>;

describe("which addresses are called", () => {
  const keys = createPushKeys("a secret of a test, long enough");
  const sender = createWebPush({ keys, contact: "mailto:shop@shop.test" });

  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
  ])("%s may be", (address) => {
    expect(sender.accepts(address)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user:secret@fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://8.8.8.8/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://database/x",
    "https://printer.local/x",
    "https://metadata.google.internal/x",
    "https://printer.local./x",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "fcm.googleapis.com",
  ])("%s may not", async (address) => {
    expect(sender.accepts(address)).toBe(false);
    const { target } = service.openBrowser();
    await expect(sender.send({ ...target, endpoint: address }, "{}")).rejects.toThrow();
  });

  it("the shop takes no device that is reached at such an address", async () => {
    const asker = await makeAsker(backend());
    const endpoint = "https://169.254.169.254/latest/meta-data";
    const { status, body } = await switchOn(asker.call, service.openBrowser(), { endpoint });
    expect([status, body.msg]).toEqual([400, "push.bad_address"]);
    expect(await devicesOf(backend(), asker.userId)).toEqual([]);
  });
});
