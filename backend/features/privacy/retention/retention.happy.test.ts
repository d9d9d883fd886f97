import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { carts } from "#backend/db/tables/carts";
import { checkouts } from "#backend/db/tables/checkouts";
import { userLinks } from "#backend/db/tables/links";
import { messages } from "#backend/db/tables/messages";
import { orders } from "#backend/db/tables/orders";
import { guestMessages } from "#backend/db/tables/pages";
import { paymentEvents } from "#backend/db/tables/payments";
import { consents } from "#backend/db/tables/privacy";
import { auditEntries, staffInvitations, staffRoles } from "#backend/db/tables/staff";
import { ticketMessages } from "#backend/db/tables/tickets";
import { uploads } from "#backend/db/tables/uploads";
import { users } from "#backend/db/tables/users";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { giveStock, makeOrder } from "../../orders/order.fixture";
import { changeSettings } from "../../settings/change-settings";
import { SettingRefused } from "../../settings/owner-settings";
import { readSettings } from "../../settings/read-settings";
import { freshRetention, type RetentionKind, retentionKinds } from "../../settings/retention";
import { ask, handIn, makeAsker, setTicket, ticketRow } from "../../tickets/tickets.fixture";
import { retentionJob } from "./retention-job";

const backend = provideTestBackend();
const dayMs = 86_400_000;
const database = () => backend().shop.database;
const purge = (atOnce?: number) => retentionJob(backend().backend.services, atOnce).run();

const ago = (days: number) => new Date(backend().clock.now().getTime() - days * dayMs);

async function lastRun() {
  const [row] = await database().run((q) =>
    q
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "retention.run"))
      .orderBy(desc(auditEntries.id))
      .limit(1),
  );
  return row;
}

/** Makes one thing of a kind that was over so many days ago; answers whether it is there. */
const makers: Partial<Record<RetentionKind, (days: number) => Promise<() => Promise<boolean>>>> = {
  guest_carts: async (days) => {
    const made = { guestTokenHash: randomUUID(), expiresAt: ago(days - 90) };
    const [row] = await database().run((q) => q.insert(carts).values(made).returning());
    return () => isThere(carts, row?.id);
  },
  closed_carts: async (days) => {
    const { userId } = await logIn(backend());
    const made = { userId, status: "converted", expiresAt: ago(0), updatedAt: ago(days) } as const;
    const [row] = await database().run((q) => q.insert(carts).values(made).returning());
    return () => isThere(carts, row?.id);
  },
  checkouts: async (days) => {
    const { userId } = await logIn(backend());
    await database().run((q) => q.insert(checkouts).values({ userId, updatedAt: ago(days) }));
    return async () =>
      (await database().run((q) => q.$count(checkouts, eq(checkouts.userId, userId)))) === 1;
  },
  messages: async (days) => {
    const said = { channel: "email", target: "a@example.test", lang: "en", kind: "x", params: {} };
    const made = { ...said, channel: "email", status: "sent", createdAt: ago(days) } as const;
    const [row] = await database().run((q) => q.insert(messages).values(made).returning());
    return () => isThere(messages, row?.id);
  },
  guest_messages: async (days) => {
    const said = { name: "A", contact: "a@example.test", subject: "x", body: "x", lang: "en" };
    const made = { ...said, sentHash: randomUUID(), createdAt: ago(days + 60) };
    const [row] = await database().run((q) =>
      q
        .insert(guestMessages)
        .values({ ...made, doneAt: ago(days) })
        .returning(),
    );
    return () => isThere(guestMessages, row?.id);
  },
  uploads: async (days) => {
    const asker = await makeAsker(backend());
    await handIn(backend(), asker);
    const own = eq(uploads.userId, asker.userId);
    await database().run((q) =>
      q
        .update(uploads)
        .set({ createdAt: ago(days) })
        .where(own),
    );
    return async () => (await database().run((q) => q.$count(uploads, own))) === 1;
  },
  ticket_pictures: async (days) => {
    const asker = await makeAsker(backend());
    const code = await ask(asker, { pictures: [await handIn(backend(), asker)] });
    await setTicket(backend(), code, { state: "closed", closedAt: ago(days) });
    const { id } = await ticketRow(backend(), code);
    return async () => {
      const [row] = await database().run((q) =>
        q.select().from(ticketMessages).where(eq(ticketMessages.ticketId, id)),
      );
      const kept = await database().run((q) => q.$count(uploads, eq(uploads.userId, asker.userId)));
      // The file and its mention go together, and what was said stays.
      expect([row?.body.length ?? 0, kept]).toEqual([expect.any(Number), row?.pictures.length]);
      return kept === 1;
    };
  },
  links: async (days) => {
    const { userId } = await logIn(backend());
    const made = { userId, kind: "wishlist", label: "", token: "x", tokenHash: randomUUID() };
    const [row] = await database().run((q) =>
      q
        .insert(userLinks)
        .values({ ...made, kind: "wishlist", revokedAt: ago(days) })
        .returning(),
    );
    return () => isThere(userLinks, row?.id);
  },
  invitations: async (days) => {
    const { userId } = await logIn(backend());
    const [role] = await database().run((q) =>
      q.insert(staffRoles).values({ name: randomUUID(), permissions: [] }).returning(),
    );
    const made = { email: "a@example.test", name: "A", roleId: role?.id ?? "", invitedBy: userId };
    const [row] = await database().run((q) =>
      q
        .insert(staffInvitations)
        .values({ ...made, tokenHash: randomUUID(), expiresAt: ago(days) })
        .returning(),
    );
    return () => isThere(staffInvitations, row?.id);
  },
  order_networks: async (days) => {
    const { id } = await anOrder();
    const own = eq(orders.id, id);
    await database().run((q) =>
      q
        .update(orders)
        .set({ network: "192.0.2.1", placedAt: ago(days) })
        .where(own),
    );
    return async () => (await readOrder(id)).network !== null;
  },
  payment_log: async (days) => {
    const { paymentId } = await anOrder();
    const [row] = await database().run((q) =>
      q
        .insert(paymentEvents)
        .values({ paymentId, kind: "verify", body: { card: 1 }, at: ago(days) })
        .returning(),
    );
    const own = eq(paymentEvents.seq, row?.seq ?? 0);
    return async () => {
      const [kept] = await database().run((q) => q.select().from(paymentEvents).where(own));
      return kept?.body !== null;
    };
  },
  consents: async (days) => {
    const { userId } = await logIn(backend());
    await database().run((q) =>
      q.insert(consents).values({ userId, kind: "terms", version: "1", granted: true }),
    );
    await erase(userId, days);
    return async () =>
      (await database().run((q) => q.$count(consents, eq(consents.userId, userId)))) === 1;
  },
  erased_invoices: async (days) => {
    const { id, userId } = await anOrder();
    const paid = { paidAt: ago(days), invoiceNo: randomUUID(), network: null };
    await database().run((q) => q.update(orders).set(paid).where(eq(orders.id, id)));
    await erase(userId, 1);
    return async () => (await readOrder(id)).address.recipient_name !== "—";
  },
  audit: async (days) => {
    const made = { action: "x", entity: "x", entityId: "x", diff: {}, at: ago(days) };
    const [row] = await database().run((q) => q.insert(auditEntries).values(made).returning());
    return () => isThere(auditEntries, row?.id);
  },
};

async function isThere(table: PgTable & { id: PgColumn }, id: unknown): Promise<boolean> {
  return (await database().run((q) => q.$count(table, sql`${table.id} = ${id}`))) === 1;
}

async function anOrder() {
  const { userId } = await logIn(backend());
  const variantId = await giveStock(backend(), 50);
  const order = await makeOrder(backend(), { userId, lines: [[variantId, 1]] });
  return { ...order, userId };
}

async function readOrder(id: string) {
  const [row] = await database().run((q) => q.select().from(orders).where(eq(orders.id, id)));
  if (!row) throw new Error("An order is never removed.");
  return row;
}

const erase = (userId: string, days: number) =>
  database().run((q) =>
    q
      .update(users)
      .set({ status: "erased", erasedAt: ago(days) })
      .where(eq(users.id, userId)),
  );

it.each(Object.entries(makers) as [RetentionKind, NonNullable<(typeof makers)[RetentionKind]>][])(
  "domain 4.5 %s: what is over longer than its period goes, what isn't stays, and another run finds nothing",
  async (kind, make) => {
    const days = freshRetention[kind];
    await purge();
    const olds = [await make(days + 1), await make(days + 2), await make(days + 3)];
    const young = await make(days - 0.5);
    // More than one batch.
    await purge(2);
    expect(await Promise.all(olds.map((stays) => stays()))).toEqual([false, false, false]);
    expect(await young()).toBe(true);
    const run = await lastRun();
    expect(run).toMatchObject({ actorId: null, entity: "retention" });
    expect(run?.diff.removed?.[1]).toMatchObject({ [kind]: 3 });
    await purge(2);
    expect((await lastRun())?.id).toBe(run?.id);
    expect(await young()).toBe(true);
  },
);

it("every kind is purged, here or by the test of what it belongs to", () => {
  const elsewhere = ["sessions", "codes", "addresses"];
  expect([...Object.keys(makers), ...elsewhere].sort()).toEqual([...retentionKinds].sort());
});

it("the owner's period holds, and an empty one takes it back", async () => {
  const message = await makers.messages?.(20);
  await purge();
  expect(await message?.()).toBe(true);
  await changeSettings(database(), { "retention.messages": "۱۴" });
  const shown = await readSettings(database());
  expect(shown.find(({ name }) => name === "retention.messages")?.value).toBe("14");
  expect(shown.find(({ name }) => name === "retention.audit")?.value).toBe("730");
  await purge();
  expect(await message?.()).toBe(false);
  await changeSettings(database(), { "retention.messages": "" });
  const again = await makers.messages?.(20);
  await purge();
  expect(await again?.()).toBe(true);
});

it("a visitor's cart goes sooner where the owner says so", async () => {
  const [old, young] = [await makers.guest_carts?.(11), await makers.guest_carts?.(9)];
  await changeSettings(database(), { "retention.guest_carts": "10" });
  await purge();
  expect([await old?.(), await young?.()]).toEqual([false, true]);
});

it.each([
  ["retention.erased_invoices", "365"],
  ["retention.audit", "30"],
  ["retention.uploads", "0"],
  ["retention.messages", "100000"],
])("%s=%s is out of what may be", async (name, value) => {
  const refused = changeSettings(database(), { [name]: value });
  await expect(refused).rejects.toBeInstanceOf(SettingRefused);
});

it("an order and its invoice stay, however old", async () => {
  const { id } = await anOrder();
  const old = { paidAt: ago(9000), placedAt: ago(9000), invoiceNo: "1380-1" };
  await database().run((q) => q.update(orders).set(old).where(eq(orders.id, id)));
  const before = await readOrder(id);
  await purge();
  const after = await readOrder(id);
  expect(after).toEqual({ ...before, network: null });
});

it("what one kind fails at keeps no other from going, and is told", async () => {
  const message = await makers.messages?.(100);
  const { services } = backend().backend;
  const failing = {
    ...services,
    storage: { ...services.storage, delete: () => Promise.reject(new Error("The disk is away.")) },
  };
  const upload = await makers.uploads?.(3);
  await expect(retentionJob(failing).run()).rejects.toThrow("The disk is away.");
  expect([await message?.(), await upload?.()]).toEqual([false, true]);
  expect((await lastRun())?.diff.removed?.[1]).toMatchObject({ uploads: 1, messages: 1 });
  await purge();
  expect(await upload?.()).toBe(false);
});
