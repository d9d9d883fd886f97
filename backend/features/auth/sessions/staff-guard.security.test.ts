import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import type { StaffAccess } from "../../../contract/permissions";
import { staffMembers, staffRoles } from "../../../db/tables/staff";
import { sessions, users } from "../../../db/tables/users";
import type { Login } from "../../../http/login";
import { permitStaff } from "./require-login";
import { startSession } from "./tokens";

const backend = provideTestBackend();
const forbidden = { code: "error.forbidden" };
let userId: string;

beforeEach(async () => {
  userId = await makeUser(["orders.read"]);
});

async function makeUser(permissions: string[]): Promise<string> {
  const rows = await backend().shop.database.run((q) =>
    q.insert(users).values({ name: "Sara", lang: "fa", permissions }).returning(),
  );
  return rows[0]?.id ?? "";
}

/** A login as the guard gets it; of a shopper, or of the staff with its second factor shown or not. */
async function loginOf(kind: "shopper" | "proven" | "unproven", id = userId): Promise<Login> {
  const { shop, clock } = backend();
  const now = clock.now();
  const endsAt = new Date(now.getTime() + 60_000);
  const staff = { provenAt: kind === "proven" ? now : null, endsAt };
  await shop.database.run((q) => q.delete(sessions).where(eq(sessions.userId, id)));
  await startSession(shop.database, id, now, undefined, kind === "shopper" ? undefined : staff);
  const [row] = await shop.database.run((q) =>
    q
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.userId, id)),
  );
  if (!row) throw new Error("No session was made.");
  return { ...row, state: "good", permissions: [] };
}

const permit = (login: Login, access: StaffAccess) =>
  permitStaff({ database: backend().shop.database }, login, access);

it("opens a part of the back-office to who has its permission, and says what they may", async () => {
  const login = await loginOf("proven");
  expect(await permit(login, "orders.read")).toEqual({ ...login, permissions: ["orders.read"] });
  await expect(permit(login, "orders.write")).rejects.toMatchObject(forbidden);
  expect((await permit(login, "staff")).permissions).toEqual(["orders.read"]);
});

it("opens all of it to who may do everything", async () => {
  const login = await loginOf("proven", await makeUser(["*"]));
  expect((await permit(login, "orders.write")).permissions).toEqual(["*"]);
});

it("is no way in for a shopper's login, whatever its owner may", async () => {
  const login = await loginOf("shopper", await makeUser(["*"]));
  for (const access of ["orders.read", "staff", "staff.unproven"] as const) {
    await expect(permit(login, access)).rejects.toMatchObject(forbidden);
  }
});

it("opens nothing but the second factor's own calls before that is shown", async () => {
  const login = await loginOf("unproven");
  expect((await permit(login, "staff.unproven")).permissions).toEqual(["orders.read"]);
  await expect(permit(login, "staff")).rejects.toMatchObject(forbidden);
  await expect(permit(login, "orders.read")).rejects.toMatchObject(forbidden);
});

it("opens nothing to who has lost all permissions, or is suspended", async () => {
  const nobody = await loginOf("proven", await makeUser([]));
  await expect(permit(nobody, "staff.unproven")).rejects.toMatchObject(forbidden);
  const suspendedAt = backend().clock.now();
  const login = await loginOf("proven");
  await backend().shop.database.run((q) => q.insert(staffMembers).values({ userId, suspendedAt }));
  await expect(permit(login, "staff.unproven")).rejects.toMatchObject(forbidden);
  await expect(permit(login, "orders.read")).rejects.toMatchObject(forbidden);
});

it("takes what a role gives besides one's own", async () => {
  const { database } = backend().shop;
  const login = await loginOf("proven");
  const [role] = await database.run((q) =>
    q
      .insert(staffRoles)
      .values({ name: "desk", permissions: ["orders.write"] })
      .returning(),
  );
  await database.run((q) => q.insert(staffMembers).values({ userId, roleId: role?.id ?? null }));
  const { permissions } = await permit(login, "orders.write");
  expect([...permissions].sort()).toEqual(["orders.read", "orders.write"]);
});
