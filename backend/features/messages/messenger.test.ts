import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { testPackage } from "../../../tests/support/database-template";
import { messages } from "../../db/tables/messages";
import { createSmtpMailer, type Mail, type Mailer } from "../../ports/mailer";
import { openSmtpServer } from "../../ports/smtp-server.fixture";
import { changeSettings } from "../settings/change-settings";
import { maxTries } from "./mark-unsent";
import { createMessenger, type MessengerDeps } from "./messenger";
import { type NewMessage, queueMessage } from "./queue-message";

const shop = provideTestDatabase();

/** A messenger and all that it says in the log. */
function open(change: Partial<MessengerDeps> = {}) {
  const said: string[] = [];
  const say = (fields: object, message: string) =>
    void said.push(JSON.stringify([fields, message]));
  const messenger = createMessenger({
    database: shop().database,
    log: { info: say, warn: say, error: say },
    packageName: testPackage,
    publicUrl: "https://shop.example",
    demo: false,
    ...change,
  });
  return { messenger, said };
}

function failing(): Mailer & { tries: number } {
  return {
    tries: 0,
    async send() {
      this.tries += 1;
      throw new Error("421 come back later");
    },
    close: () => {},
  };
}

const codeMail: NewMessage = {
  channel: "email",
  target: "sara@example.com",
  lang: "fa",
  kind: "login.code",
  params: { code: "424242" },
};
const orderMail: NewMessage = {
  ...codeMail,
  kind: "order.paid",
  params: { number: "1", amount: "2" },
};

const lay = (message: NewMessage) => shop().database.run((q) => queueMessage(q, message));
async function rowOf(id: string) {
  const [row] = await shop().database.run((q) =>
    q.select().from(messages).where(eq(messages.id, id)),
  );
  if (!row) throw new Error("the message is gone");
  return row;
}
/** Lets a message's waiting be over. */
const makeDue = (id: string) =>
  shop().database.run((q) =>
    q.update(messages).set({ nextAt: sql`now() - interval '1 second'` }).where(eq(messages.id, id)),
  );

describe("domain 4.7 the outbox", () => {
  it("sends each message once, however many look at the same moment", async () => {
    const server = await openSmtpServer();
    const mailer = createSmtpMailer(server.url, { name: undefined, address: "shop@shop.example" });
    const ids = [];
    for (let n = 0; n < 30; n += 1) {
      ids.push(await lay({ ...orderMail, target: `reader${n}@example.com` }));
    }
    const [one, two] = [open({ mailer }), open({ mailer })];
    for (const id of ids.slice(0, 5)) one.messenger.sendSoon(id);
    await Promise.all([one.messenger.sendDue(), two.messenger.sendDue(), one.messenger.settled()]);
    mailer.close();
    const readers = server.received.flatMap(({ to }) => to);
    expect(readers).toHaveLength(30);
    expect(new Set(readers).size).toBe(30);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 1 });
    await one.messenger.sendDue();
    expect(server.received).toHaveLength(30);
  });

  it("waits longer after each failure, and gives up after the last", async () => {
    const mailer = failing();
    const { messenger } = open({ mailer });
    const id = await lay(orderMail);
    const waits: number[] = [];
    for (let tried = 1; tried <= maxTries; tried += 1) {
      await messenger.sendDue();
      await messenger.sendDue();
      expect(mailer.tries).toBe(tried);
      const row = await rowOf(id);
      expect(row.error).toBe("421 come back later");
      expect(row.status).toBe(tried < maxTries ? "pending" : "failed");
      waits.push(row.nextAt.getTime() - row.updatedAt.getTime());
      await makeDue(id);
    }
    const rising = waits.slice(1, -1).every((wait, index) => wait > (waits[index] ?? 0) * 2);
    expect(rising).toBe(true);
    await messenger.sendDue();
    expect(mailer.tries).toBe(maxTries);
  });

  it("a process that dies while sending leaves its message to the next try", async () => {
    const { messenger: dying } = open({
      mailer: { send: () => new Promise(() => {}), close: () => {} },
    });
    const id = await lay(orderMail);
    dying.sendSoon(id);
    await expect.poll(async () => (await rowOf(id)).attempts).toBe(1);
    await makeDue(id);
    const sent: string[] = [];
    const { messenger } = open({
      mailer: { send: async ({ to }) => void sent.push(to), close: () => {} },
    });
    await messenger.sendDue();
    expect(sent).toEqual([orderMail.target]);
    expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 2 });
  });

  it("stops after the message that it is at, and that one is marked", async () => {
    const stopping = new AbortController();
    const { messenger } = open({
      mailer: { send: async () => stopping.abort(), close: () => {} },
    });
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push(await lay(orderMail));
    await messenger.sendDue(stopping.signal);
    const rows = await Promise.all(ids.map(rowOf));
    const begun = rows.filter(({ attempts }) => attempts > 0);
    expect(begun.length).toBeLessThan(rows.length);
    expect(begun.map(({ status }) => status)).toEqual(begun.map(() => "sent"));
    await open({ mailer: { send: async () => {}, close: () => {} } }).messenger.sendDue();
  });

  it("is not sent again by who marks it, though its time has come again", async () => {
    const handed: string[] = [];
    const id = await lay(orderMail);
    const { messenger } = open({
      mailer: {
        send: async ({ to }) => {
          handed.push(to);
          await makeDue(id);
        },
        close: () => {},
      },
    });
    await messenger.sendDue();
    expect(handed).toEqual([orderMail.target]);
    expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 1 });
  });
});

describe("decisions 8 what logs somebody in", () => {
  it("is forgotten once it is sent, and never stands in the log", async () => {
    const server = await openSmtpServer();
    const mailer = createSmtpMailer(server.url, { name: undefined, address: "shop@shop.example" });
    const { messenger, said } = open({ mailer });
    const id = await lay(codeMail);
    messenger.sendSoon(id);
    await messenger.settled();
    mailer.close();
    expect(server.received).toHaveLength(1);
    const { status, params } = await rowOf(id);
    expect([status, params]).toEqual(["sent", {}]);

    const bad = open({ mailer: failing() });
    const failed = await lay(codeMail);
    await bad.messenger.sendDue();
    expect((await rowOf(failed)).params).toEqual({ code: "424242" });
    expect(bad.said.join()).toContain(failed);
    expect([...said, ...bad.said].join()).not.toContain("424242");
  });

  it("is forgotten in a demo too, as soon as it has truly gone out", async () => {
    const mailer: Mailer = { send: async () => {}, close: () => {} };
    const { messenger } = open({ mailer, demo: true });
    const id = await lay(codeMail);
    await messenger.sendDue();
    const { status, params } = await rowOf(id);
    expect([status, params]).toEqual(["sent", {}]);
  });

  it("is sent by a process whose own clock is minutes ahead of the database's", async () => {
    const sent: string[] = [];
    const { messenger } = open({
      mailer: { send: async ({ to }) => void sent.push(to), close: () => {} },
    });
    const ahead = Date.now() + 4 * 60_000;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => ahead);
    try {
      await lay({ ...codeMail, target: "soon@example.com" });
      await messenger.sendDue();
    } finally {
      clock.mockRestore();
    }
    expect(sent).toContain("soon@example.com");
  });

  it("is not sent when it would no longer log anybody in", async () => {
    const sent: string[] = [];
    const { messenger } = open({
      mailer: { send: async ({ to }) => void sent.push(to), close: () => {} },
    });
    const late = await lay({ ...codeMail, target: "late@example.com" });
    await shop().database.run((q) =>
      q
        .update(messages)
        .set({ createdAt: sql`now() - interval '4 minutes'` })
        .where(eq(messages.id, late)),
    );
    await messenger.sendDue();
    expect(sent).not.toContain("late@example.com");
    const { status, params } = await rowOf(late);
    expect([status, params]).toEqual(["failed", {}]);
  });
});

describe("decisions 8 a shop with nothing to send by", () => {
  it("keeps messages for the outbox page in a demo, and counts them as failed elsewhere", async () => {
    const shown = await lay(codeMail);
    await open({ demo: true }).messenger.sendDue();
    expect(await rowOf(shown)).toMatchObject({ status: "sent", params: { code: "424242" } });
    const lost = await lay({ ...codeMail, channel: "sms", target: "+989123456789" });
    const { messenger, said } = open();
    await messenger.sendDue();
    const { status, params } = await rowOf(lost);
    expect([status, params]).toEqual(["failed", {}]);
    expect(said.join()).toContain("nothing is set to send it by");
  });
});

describe("whom mails are from", () => {
  it("is the owner's name and address once they are settled, and else the server's", async () => {
    const handed: Mail["from"][] = [];
    const mailer: Mailer = {
      send: async ({ from }) => void handed.push(from),
      close: () => {},
    };
    const { messenger } = open({ mailer });
    const sendAs = async (settled: Record<string, string>) => {
      await changeSettings(shop().database, settled);
      await lay(orderMail);
      await messenger.sendDue();
    };
    await sendAs({});
    await sendAs({ "mail.name": "Sofal", "mail.address": "us@shop.example" });
    await sendAs({ "mail.name": "" });
    await sendAs({ "mail.address": "" });
    expect(handed).toEqual([
      {},
      { name: "Sofal", address: "us@shop.example" },
      { address: "us@shop.example" },
      {},
    ]);
  });
});

it("leaves what was to be sent soon to the next process once it closes", async () => {
  const handed: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const mailer: Mailer = {
    async send({ to }) {
      handed.push(to);
      await held;
    },
    close: () => {},
  };
  const { messenger } = open({ mailer });
  const ids = [];
  for (let n = 0; n < 5; n += 1) {
    ids.push(await lay({ ...orderMail, target: `closing${n}@example.com` }));
  }
  for (const id of ids) messenger.sendSoon(id);
  await expect.poll(() => handed.length).toBe(2);
  const closed = messenger.close();
  release();
  await closed;
  const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).status));
  expect(states.filter((status) => status === "sent")).toHaveLength(2);
  expect(handed).toHaveLength(2);
});
