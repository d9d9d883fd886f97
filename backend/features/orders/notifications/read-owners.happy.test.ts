import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { settings } from "../../../db/tables/checkouts";
import { messages } from "../../../db/tables/messages";
import { staffMembers, staffRoles } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";
import { changeSettings } from "../../settings/change-settings";
import { giveStock } from "../order.fixture";
import { buy, payFor } from "../staff.fixture";

const backend = provideTestBackend();
const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);
const settle = (changes: Record<string, string>) =>
  changeSettings(backend().shop.database, changes);

let variantId: string;
beforeAll(async () => {
  variantId = await giveStock(backend(), 50);
  // Else the demo shop's own staff are told beside those of a test.
  await run((q) => q.update(users).set({ permissions: [] }));
});
afterEach(async () => {
  await settle({ "notify.email": "", "notify.phone": "", "notify.lang": "" });
  await run((q) => q.delete(staffMembers));
  await run((q) => q.update(users).set({ permissions: [] }));
});

/** Where the notice of an order that was just paid went, and in which language. */
async function noticesOfOrder(): Promise<string[]> {
  const bought = await buy(backend(), [[variantId, 1]]);
  await payFor(backend(), bought);
  const laid = await run((q) =>
    q
      .select()
      .from(messages)
      .where(and(eq(messages.orderId, bought.id), eq(messages.kind, "owner.new_order"))),
  );
  return laid.map(({ channel, target, lang }) => `${channel} ${target} ${lang}`).sort();
}

/** Somebody who may do this by their role. */
async function joinStaff(email: string, permission: string): Promise<string> {
  const { userId } = await logIn(backend(), { email, lang: "en" });
  await run(async (q) => {
    const role = { name: email, permissions: [permission] };
    const [made] = await q.insert(staffRoles).values(role).returning();
    await q.insert(staffMembers).values({ userId, roleId: made?.id ?? null });
  });
  return userId;
}

async function suspend(userId: string): Promise<void> {
  const suspendedAt = backend().clock.now();
  await run((q) =>
    q
      .insert(staffMembers)
      .values({ userId, suspendedAt })
      .onConflictDoUpdate({ target: staffMembers.userId, set: { suspendedAt } }),
  );
}

it("an order's notice goes to the settled address alone, in the settled language", async () => {
  await logIn(backend(), { email: "all@shop.example", lang: "fa", permissions: ["*"] });
  await settle({ "notify.email": "orders@shop.example", "notify.lang": "en" });
  expect(await noticesOfOrder()).toEqual(["email orders@shop.example en"]);
  await settle({ "notify.lang": "fa" });
  expect(await noticesOfOrder()).toEqual(["email orders@shop.example fa"]);
});

it("it goes to the settled phone where no address is set", async () => {
  await settle({ "notify.phone": "+989121234567", "notify.lang": "fa" });
  expect(await noticesOfOrder()).toEqual(["sms +989121234567 fa"]);
  await settle({ "notify.email": "orders@shop.example" });
  expect(await noticesOfOrder()).toEqual(["email orders@shop.example fa"]);
});

it("without either it goes to all staff who may read orders, each in their language", async () => {
  const as = (permission: string) => ({ permissions: [permission] });
  await logIn(backend(), { email: "owner@shop.example", lang: "en", ...as("*") });
  await logIn(backend(), { email: "reader@shop.example", lang: "fa", ...as("orders.read") });
  await logIn(backend(), { phone: "+989127654321", lang: "fa", ...as("orders.read") });
  await logIn(backend(), { email: "desk@shop.example", lang: "fa", ...as("tickets.read") });
  await logIn(backend(), { email: "shopper@shop.example", lang: "fa" });
  expect(await noticesOfOrder()).toEqual([
    "email owner@shop.example en",
    "email reader@shop.example fa",
    "sms +989127654321 fa",
  ]);
});

it.each([
  ["a language alone", { lang: "en" }],
  ["an empty address", { email: "" }],
  ["no address", { email: 7 }],
])("it goes to the staff where what is stored is %s", async (what, value) => {
  const email = `${what.replaceAll(" ", ".")}@shop.example`;
  await logIn(backend(), { email, lang: "fa", permissions: ["*"] });
  const stored = { key: "shop.notify", value };
  const target = settings.key;
  await run((q) =>
    q.insert(settings).values(stored).onConflictDoUpdate({ target, set: { value } }),
  );
  expect(await noticesOfOrder()).toEqual([`email ${email} fa`]);
});

it("whoever may read orders by their role is told as well", async () => {
  await joinStaff("packer@shop.example", "orders.read");
  await joinStaff("support@shop.example", "tickets.read");
  expect(await noticesOfOrder()).toEqual(["email packer@shop.example en"]);
});

it("nobody who is suspended is told, whatever they could do before", async () => {
  await suspend(await joinStaff("former@shop.example", "orders.read"));
  const { userId } = await logIn(backend(), { email: "gone@shop.example", permissions: ["*"] });
  await suspend(userId);
  expect(await noticesOfOrder()).toEqual([]);
});
