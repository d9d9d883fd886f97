import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { testPackage } from "../../../tests/support/database-template";
import { messages } from "../../db/tables/messages";
import type { Mailer } from "../../ports/mailer";
import { createMessenger } from "./messenger";
import { queueMessage } from "./queue-message";

const shop = provideTestDatabase();
afterEach(() => void vi.useRealTimers());

/** A mail server that takes what it is handed when the test says so. */
function slowServer() {
  const handed: string[] = [];
  const waiting: ((refusal?: Error) => void)[] = [];
  const mailer: Mailer = {
    send: ({ to }) => {
      handed.push(to);
      return new Promise<void>((taken, refused) => {
        waiting.push((refusal) => (refusal ? refused(refusal) : taken()));
      });
    },
    close: () => {},
  };
  const answer = (refusal?: Error) => {
    for (const taken of waiting.splice(0)) taken(refusal);
  };
  const refuse = () => answer(new Error("421 come back later"));
  return { handed, mailer, take: () => answer(), refuse };
}

/** A process of the shop, as far as it sends. */
const open = (mailer: Mailer) =>
  createMessenger({
    database: shop().database,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    packageName: testPackage,
    publicUrl: "https://shop.example",
    demo: false,
    mailer,
  });

async function lay(count: number, name: string): Promise<string[]> {
  const targets = Array.from({ length: count }, (_, n) => `${name}${n}@example.com`);
  for (const target of targets) {
    const params = { number: "1", amount: "2" };
    const mail = { channel: "email", target, lang: "fa", kind: "order.paid", params } as const;
    await shop().database.run((q) => queueMessage(q, mail));
  }
  return targets;
}

async function rowsOf(targets: string[]) {
  const rows = await shop().database.run((q) => q.select().from(messages));
  return rows.filter(({ target }) => targets.includes(target));
}

const underWay = sql`${messages.status} = 'pending' and ${messages.attempts} > 0`;

/** Lets a minute pass and more for messages that are being sent, with what processes do meanwhile. */
async function passTime() {
  for (let step = 0; step < 4; step++) {
    await shop().database.run((q) =>
      q
        .update(messages)
        .set({ nextAt: sql`${messages.nextAt} - interval '20 seconds'` })
        .where(underWay),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(countFree).toBe(0);
  }
}

/** Messages that somebody is sending, and that others could take all the same. */
async function countFree(): Promise<number> {
  const [row] = await shop().database.run((q) =>
    q
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(messages)
      .where(sql`${underWay} and ${messages.nextAt} < now() + interval '35 seconds'`),
  );
  return row?.count ?? 0;
}

const atOnce = 4;

describe("two processes and a mail server that takes longer than a message is reserved for", () => {
  it("hand over forty messages once each, so many at a time, and count the tries that they made", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const server = slowServer();
    const targets = await lay(40, "slow");
    const sending = [open(server.mailer).sendDue(), open(server.mailer).sendDue()];
    for (let taken = 0; taken < targets.length; taken += 2 * atOnce) {
      await expect.poll(() => server.handed.length).toBe(taken + 2 * atOnce);
      await passTime();
      const tried = (await rowsOf(targets)).filter(({ attempts }) => attempts > 0);
      expect(tried).toHaveLength(taken + 2 * atOnce);
      server.take();
    }
    await Promise.all(sending);
    expect(server.handed.toSorted()).toEqual(targets.toSorted());
    const sent = (await rowsOf(targets)).map(({ status, attempts }) => `${status} ${attempts}`);
    expect(sent).toEqual(targets.map(() => "sent 1"));
  }, 60_000);

  it("send what comes while one mail hangs", async () => {
    const server = slowServer();
    const [first = ""] = await lay(1, "hangs");
    const { sendDue, settled } = open(server.mailer);
    sendDue();
    await expect.poll(() => server.handed).toEqual([first]);
    const later = await lay(3, "later");
    sendDue();
    await expect.poll(() => server.handed.toSorted()).toEqual([first, ...later].toSorted());
    server.take();
    await settled();
    expect((await rowsOf([first, ...later])).map(({ status }) => status)).toEqual(
      Array(4).fill("sent"),
    );
  });

  it("leave nothing to an idle third one", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const server = slowServer();
    const targets = await lay(atOnce, "held");
    const sending = open(server.mailer).sendDue();
    await expect.poll(() => server.handed.length).toBe(atOnce);
    await passTime();
    await open(server.mailer).sendDue();
    expect(server.handed).toHaveLength(atOnce);
    server.take();
    await sending;
    expect((await rowsOf(targets)).map(({ status }) => status)).toEqual(Array(atOnce).fill("sent"));
  });

  it("a process that was frozen does not undo what another has sent since", async () => {
    const frozen = slowServer();
    const [target = ""] = await lay(1, "frozen");
    const sending = open(frozen.mailer).sendDue();
    await expect.poll(() => frozen.handed.length).toBe(1);
    await shop().database.run((q) =>
      q.update(messages).set({ nextAt: sql`now()` }).where(underWay),
    );
    await open({ send: async () => {}, close: () => {} }).sendDue();
    frozen.refuse();
    await sending;
    expect(await rowsOf([target])).toMatchObject([{ status: "sent", attempts: 2, error: null }]);
  });
});
