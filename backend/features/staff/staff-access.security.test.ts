/** Every call that is for the staff, by everybody who must not make it. */
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn, logInStaff } from "../../../tests/support/log-in";
import { permissions } from "../../contract/permissions";
import { auditEntries, staffMembers } from "../../db/tables/staff";
import { withToken } from "../auth/auth.fixture";
import { makeMember, passwordStep } from "./staff.fixture";

const backend = provideTestBackend();

interface StaffCall {
  call: string;
  method: string;
  path: string;
  access: string;
}

let calls: StaffCall[] = [];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const { body } = await backend().call("openapi.json");
  calls = Object.entries(body.paths as Record<string, Record<string, { "x-access"?: string }>>)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        call: `${method} ${path}`,
        method: method.toUpperCase(),
        path: path
          .replace("/api/", "")
          .replace(/\{\w*id\}/g, crypto.randomUUID())
          .replace(/\{\w+\}/g, "1"),
        access: operation["x-access"] ?? "",
      })),
    )
    .filter(({ access }) => access === "staff" || permissions.some((one) => one === access));
  const owner = { permissions: ["*"] };
  tokens.shopper = (await logIn(backend(), owner)).token;
  const { email } = await makeMember(backend());
  tokens.unproven = await passwordStep(backend(), email);
  const suspended = await logInStaff(backend(), owner);
  await backend().shop.database.run((q) =>
    q.insert(staffMembers).values({ userId: suspended.userId, suspendedAt: backend().clock.now() }),
  );
  tokens.suspended = suspended.token;
  for (const missing of permissions) {
    const others = permissions.filter((one) => one !== missing);
    tokens[missing] = (await logInStaff(backend(), { permissions: others })).token;
  }
}, 60_000);

async function ask({ method, path }: StaffCall, token?: string): Promise<number> {
  const { status } = await backend().call(path, {
    method,
    headers: { "Content-Type": "application/json", ...(token && withToken(token)) },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  return status;
}

/** What every call finds something of, so that none is refused for what it lacks. */
const body = {
  op_id: crypto.randomUUID(),
  version: 0,
  role_id: crypto.randomUUID(),
  suspended: true,
  name: "x",
  email: "x@example.com",
  permissions: ["orders.read"],
  carrier: "Post",
  answer: "approve",
  code: "123456",
};

/** 400 where the body is not this call's: it was refused even before its maker. */
const refused = [400, 403];

describe("decisions 27 the staff's calls", () => {
  it("are known from the contract's document", () => {
    expect(calls.length).toBeGreaterThan(25);
  });

  it("answer no visitor", async () => {
    for (const one of calls) expect([400, 401], one.call).toContain(await ask(one));
  }, 60_000);

  it.each(["shopper", "unproven", "suspended"])(
    "answer no %s login",
    async (who) => {
      for (const one of calls) expect(refused, one.call).toContain(await ask(one, tokens[who]));
    },
    60_000,
  );

  it("answer nobody who may do everything but this", async () => {
    for (const one of calls.filter(({ access }) => access !== "staff")) {
      expect(refused, one.call).toContain(await ask(one, tokens[one.access]));
    }
  }, 60_000);

  it("change nothing where they refuse", async () => {
    const { database } = backend().shop;
    const [row] = await database.run((q) =>
      q.select({ n: sql<number>`count(*)::int` }).from(auditEntries),
    );
    expect(row?.n).toBe(0);
  });

  it("a staff's login is nobody's in the shop", async () => {
    const { token, userId } = await logInStaff(backend(), { permissions: ["*"] });
    for (const path of ["user", "user/orders", "user/carts", "user/sessions"]) {
      const { status } = await backend().call(path, { headers: withToken(token) });
      expect(status, path).toBe(401);
    }
    const open = await backend().call("admin/counts", { headers: withToken(token) });
    expect(open.status).toBe(200);
    await backend().shop.database.run((q) =>
      q.insert(staffMembers).values({ userId, suspendedAt: backend().clock.now() }),
    );
    const shut = await backend().call("admin/counts", { headers: withToken(token) });
    expect(shut.status).toBe(403);
    await backend().shop.database.run((q) =>
      q.delete(staffMembers).where(eq(staffMembers.userId, userId)),
    );
  });
});
