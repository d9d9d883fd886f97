import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { permissions } from "#backend/contract/permissions";
import { secondFactors, staffMembers, staffRoles } from "#backend/db/tables/staff";
import { users } from "#backend/db/tables/users";
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

it("takes the permissions that the owner's guide lists, and no other", () => {
  const guide = readFileSync("docs/owner.md", "utf8");
  const row = guide.split("\n").find((line) => line.includes("say what one person may:")) ?? "";
  const [, listed = ""] = row.split("may:");
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...permissions, "*"]);
});
