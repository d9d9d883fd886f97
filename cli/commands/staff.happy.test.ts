import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { permissions } from "#backend/contract/permissions";
import {
  auditEntries,
  secondFactors,
  staffInvitations,
  staffMembers,
  staffRoles,
} from "#backend/db/tables/staff";
import { users } from "#backend/db/tables/users";
import { hashToken, newToken } from "#backend/features/auth/sessions/tokens";
import { findInvitation } from "#backend/features/staff/invitations/read-invitations";
import { provideTerminal } from "../terminal.fixture";

const terminal = provideTerminal();
const person = ["staff", "--email", "clerk@example.com"];

it("says that a second factor is gone where there was one, and else that there was none", async () => {
  const { shop, inShop } = terminal();
  await shop(...person, "--permissions", "orders.read");
  const reset = async (...more: string[]) =>
    (await shop(...person, "--reset-factor", ...more)).said;
  expect(await reset()).toContain("There was no second factor.");
  expect(await reset("--lang", "fa")).toContain("در کار نبود");
  await inShop(({ database }) =>
    database.transaction(async (q) => {
      const [{ id = "" } = {}] = await q
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, "clerk@example.com"));
      await q.insert(secondFactors).values({ userId: id, kind: "totp", label: "App" });
    }),
  );
  expect(await reset()).toContain("The second factor is gone.");
  expect(await reset()).toContain("There was no second factor.");
}, 60_000);

it("lists who has permissions by a role, and says so where own ones are taken", async () => {
  const { shop, inShop } = terminal();
  await shop(...person, "--permissions", "orders.read");
  await inShop(({ database }) =>
    database.transaction(async (q) => {
      const [role] = await q
        .insert(staffRoles)
        .values({ name: "Kee\u001bpers", permissions: ["shop.manage"] })
        .returning();
      const [user] = await q.select().from(users).where(eq(users.email, "clerk@example.com"));
      if (!role || !user) throw new Error("The clerk is not there.");
      await q
        .insert(staffMembers)
        .values({ userId: user.id, roleId: role.id, suspendedAt: new Date() });
    }),
  );
  const line = "clerk@example.com may: orders.read, shop.manage; in the role “Kee pers”; suspended";
  expect((await shop("staff")).said).toContain(line);
  const none = await shop(...person, "--permissions", "");
  expect(none.said).toContain(
    "clerk@example.com may: shop.manage; in the role “Kee pers”; suspended",
  );
}, 60_000);

it("writes what it gave down in the audit log, once, and ends invitations that were sent with what it took", async () => {
  const { shop, inShop } = terminal();
  const inviter = ["staff", "--email", "inviter@example.com"];
  await shop(...inviter, "--permissions", "staff.manage");
  const token = newToken();
  const id = await inShop(({ database, clock }) =>
    database.transaction(async (q) => {
      const [user] = await q.select().from(users).where(eq(users.email, "inviter@example.com"));
      const [role] = await q
        .insert(staffRoles)
        .values({ name: "Managers", permissions: ["staff.manage"] })
        .returning();
      if (!role || !user) throw new Error("The inviter is not there.");
      const expiresAt = new Date(clock.now().getTime() + 3_600_000);
      const invited = { email: "second@example.com", name: "Second", roleId: role.id, expiresAt };
      await q
        .insert(staffInvitations)
        .values({ ...invited, tokenHash: hashToken(token), invitedBy: user.id });
      await findInvitation(q, token, clock.now());
      return user.id;
    }),
  );
  await shop(...inviter, "--permissions", "");
  await shop(...inviter, "--permissions", "");
  await shop(...inviter, "--permissions", "staff.manage");
  const [entries, found] = await inShop(({ database, clock }) =>
    database.run(async (q) => [
      await q
        .select({ actor: auditEntries.actorId, diff: auditEntries.diff })
        .from(auditEntries)
        .where(eq(auditEntries.entityId, id))
        .orderBy(auditEntries.id),
      await findInvitation(q, token, clock.now()).catch(({ code }) => code),
    ]),
  );
  const change = (before: string[], after: string[]) => ({
    actor: null,
    diff: { own_permissions: [before, after] },
  });
  const manage = ["staff.manage"];
  expect(entries).toEqual([change([], manage), change(manage, []), change([], manage)]);
  expect(found).toBe("login.link_dead");
}, 60_000);

it("takes the permissions that the owner's guide lists, and no other", () => {
  const guide = readFileSync("docs/owner.md", "utf8");
  const row = guide.split("\n").find((line) => line.includes("say what one person may:")) ?? "";
  const [, listed = ""] = row.split("may:");
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...permissions, "*"]);
});
