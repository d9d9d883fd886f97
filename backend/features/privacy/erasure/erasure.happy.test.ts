import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogueVersions } from "#backend/db/tables/listing";
import { orders } from "#backend/db/tables/orders";
import { users } from "#backend/db/tables/users";
import { createLocalStorage } from "#backend/ports/storage/local-storage";
import { provideTestBackend } from "../../../../tests/support/backend";
import { lastCode } from "../../../../tests/support/sent";
import { countedPasswords, post, withToken } from "../../auth/auth.fixture";
import { freshRetention } from "../../settings/retention";
import { makePerson, mark, phone, traces } from "./erased-person.fixture";
import { scanDatabase, scanFiles } from "./scan-traces.fixture";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-erasure-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const logged: unknown[] = [];
const note = (...said: unknown[]) => void logged.push(said);
const backend = provideTestBackend(() => ({
  passwords: countedPasswords(),
  storage: createLocalStorage(folder),
  log: { info: note, warn: note, error: note },
}));

/** What stays, and why: the party of an invoice, which the books must show as long as the law says. */
const keptByLaw = ["orders.address"];

/** Every table that names a user, so that a new one is thought of here and in the fixture. */
const personalTables = [
  "address",
  "audit",
  "cart",
  "checkout",
  "consent",
  "content_version",
  "orders",
  "post",
  "post_comment",
  "post_version",
  "product_review",
  "push_device",
  "recovery_code",
  "refund",
  "second_factor",
  "session",
  "staff_invitation",
  "staff_member",
  "ticket",
  "ticket_message",
  "upload",
  "user_link",
  "users",
  "wish_list",
];

it("every table that refers to a user is known to the erasure", async () => {
  const rows = await backend().shop.database.run((q) =>
    q.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`),
  );
  expect([...rows].map(({ name }) => name)).toEqual(personalTables);
});

it("domain 4.5 nothing of an erased person is left in any column, file or log but what the law keeps", async () => {
  const { database } = backend().shop;
  const person = await makePerson(backend(), "the right one");
  const before = await scanDatabase(database, traces);
  // The scan sees what it looks for.
  expect(before).toEqual(
    expect.arrayContaining(["users.name", "ticket.subject", "message.params"]),
  );
  expect(await scanFiles(folder, [person.file])).toHaveLength(1);
  const versionOf = async () => {
    const [row] = await database.run((q) => q.select().from(catalogueVersions));
    return row?.edited ?? 0;
  };
  const version = await versionOf();

  const erased = await post(
    backend(),
    "user/erasure",
    { old: "the right one" },
    { ...withToken(person.token), "X-Forwarded-For": "203.0.113.77" },
  );
  expect(erased.status).toBe(200);
  // Kept pages say the name beside a comment.
  expect(await versionOf()).toBeGreaterThan(version);

  const all = [...traces, person.file, person.email];
  expect(await scanDatabase(database, all)).toEqual(keptByLaw);
  expect(await scanFiles(folder, all)).toEqual([]);
  expect(all.filter((trace) => JSON.stringify(logged).includes(trace))).toEqual([]);

  const [row] = await database.run((q) =>
    q.select().from(users).where(eq(users.id, person.userId)),
  );
  expect(row).toMatchObject({ status: "erased", permissions: [], notices: {}, phone: null });
  const address = async () => {
    const rows = await database.run((q) =>
      q.select().from(orders).where(eq(orders.userId, person.userId)),
    );
    return rows.map((order) => [order.invoiceNo, order.address.recipient_name, order.payable > 0]);
  };
  expect(await address()).toEqual(
    expect.arrayContaining([
      ["1405-9", mark, true],
      [null, "—", true],
    ]),
  );

  const retention = backend().backend.jobs.find(({ name }) => name === "retention");
  backend().clock.advance((freshRetention.erased_invoices - 1) * 86_400_000);
  await retention?.run();
  expect(await scanDatabase(database, all)).toEqual(keptByLaw);
  backend().clock.advance(2 * 86_400_000);
  await retention?.run();
  expect(await scanDatabase(database, all)).toEqual([]);
});

it("domain 4.5 the old login is nobody's, and its phone begins a new account", async () => {
  const { status } = await post(backend(), "login", { target: phone, password: "the right one" });
  expect(status).toBe(400);
  await post(backend(), "login/code", { target: phone });
  const sent = await post(backend(), "login/code", { target: `${mark}@example.test` });
  const code = await lastCode(backend(), `${mark.toLowerCase()}@example.test`);
  const login = await post(backend(), "login", { challenge: sent.body.challenge, code });
  expect(login).toMatchObject({ status: 200, body: { user: { name: null, phone: null } } });
});
