import { describe, expect, it } from "vitest";
import { messages } from "#backend/db/tables/messages";
import { post } from "#backend/features/auth/auth.fixture";
import { purgeExpiredMessages } from "#backend/features/messages/purge-expired-messages";
import { freshRetention } from "#backend/features/settings/retention";
import { provideTestBackend } from "../../../tests/support/backend";
import { extensionsOf } from "../../extensions";
import { outbox } from "../contract";

const day = 24 * 60 * 60_000;

describe("decisions 8 GET dev/outbox with DEMO", () => {
  const backend = provideTestBackend();

  it("shows the last messages as their readers get them, the newest first", async () => {
    await post(backend(), "login/code", { target: "sara@example.com" }, { lang: "en" });
    await post(backend(), "login/link", { target: "09123456789" }, { lang: "fa" });
    await backend().backend.close();
    const { status, headers, body } = await backend().call("dev/outbox");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    const { data, total } = outbox.parse(body);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      channel: "sms",
      target: "+989123456789",
      lang: "fa",
      kind: "login.link",
      status: "sent",
      subject: null,
      html: null,
    });
    expect(data[0]?.text).toMatch(/http:\/\/shop\.test\/fa\/login\/[\w-]{43}/);
    expect(data[1]).toMatchObject({ channel: "email", target: "sara@example.com" });
    expect(data[1]?.subject).toMatch(/^\d{6} is your code/);
  });

  it("shows what went to one of them alone", async () => {
    const { body } = await backend().call("dev/outbox?target=%2B989123456789");
    const { data, total } = outbox.parse(body);
    expect([total, data.map(({ target }) => target)]).toEqual([1, ["+989123456789"]]);
  });
});

describe("decisions 8 GET dev/outbox with DEMO and a mail server", () => {
  const stuck = { send: () => Promise.reject(new Error("421 later")), close: () => {} };
  const backend = provideTestBackend({ mailer: stuck });

  it("shows nothing of what goes out truly, also while it waits", async () => {
    await post(backend(), "login/code", { target: "sara@example.com" }, { lang: "en" });
    await post(backend(), "login/link", { target: "09123456789" }, { lang: "fa" });
    await backend().backend.close();
    const { data, total } = outbox.parse((await backend().call("dev/outbox")).body);
    expect([total, data.map(({ channel }) => channel)]).toEqual([1, ["sms"]]);
  });
});

describe("what was written to somebody", () => {
  const backend = provideTestBackend();

  it("is forgotten after ninety days, and not before", async () => {
    await post(backend(), "login/code", { target: "sara@example.com" });
    await backend().backend.close();
    const [row] = await backend().shop.database.run((q) => q.select().from(messages));
    const { database } = backend().shop;
    const purge = (days: number) => {
      const now = new Date((row?.createdAt.getTime() ?? 0) + days * day);
      const before = new Date(now.getTime() - freshRetention.messages * day);
      return database.transaction((q) => purgeExpiredMessages(q, { before, now, limit: 10 }));
    };
    const total = async () => (await backend().call("dev/outbox")).body.total;
    await purge(89);
    expect(await total()).toBe(1);
    await purge(91);
    expect(await total()).toBe(0);
  });
});

describe("decisions 8 GET dev/outbox without DEMO", () => {
  const backend = provideTestBackend({
    demo: false,
    extensions: extensionsOf({ demo: false, lab: true }),
  });

  it("is not there", async () => {
    expect((await backend().call("dev/outbox")).status).toBe(404);
  });
});
