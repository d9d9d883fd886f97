import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { messages } from "../../db/tables/messages";
import { auditEntries } from "../../db/tables/staff";
import { users } from "../../db/tables/users";
import { post, withToken } from "../auth/auth.fixture";
import { codeOf, enrol, makeMember, passwordStep } from "./staff.fixture";

const backend = provideTestBackend();
const get = (path: string, token: string) => backend().call(path, { headers: withToken(token) });
const send = (path: string, token: string, body: object = {}) =>
  post(backend(), path, body, withToken(token));

async function makeRole(token: string, name: string, permissions: string[]): Promise<string> {
  await send("admin/staff/roles", token, { name, permissions });
  const { body } = await get("admin/staff/roles", token);
  return body.data.find((role: { name: string }) => role.name === name)?.id;
}

/** The token of the newest invitation to an address. */
async function invitedBy(email: string): Promise<string> {
  const rows = await backend().shop.database.run((q) =>
    q.select().from(messages).where(eq(messages.target, email)),
  );
  const { params } = rows[rows.length - 1] ?? {};
  return String((params as { url?: string })?.url ?? "").replace(/.*\//, "");
}

describe("decisions 27 who may what", () => {
  it("who may invite floods no mailboxes: more than a shop's staff in an hour are refused", async () => {
    const { token } = await logInStaff(backend(), { permissions: ["*"] });
    const role_id = await makeRole(token, "Flood", ["tickets.read"]);
    const invite = (n: number) =>
      send("admin/staff/invitations", token, {
        email: `flood-${n}@example.com`,
        name: "Mina",
        role_id,
      });
    for (let n = 0; n < 60; n++) expect((await invite(n)).status).toBe(200);
    expect((await invite(60)).status).toBe(429);
    expect(await invitedBy("flood-60@example.com")).toBe("");
  });

  it("an invited member accepts once, sets an app up, and sees only what the role permits", async () => {
    const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
    const role_id = await makeRole(owner, "Support", ["tickets.read", "tickets.reply"]);
    const email = "new@example.com";
    expect(
      (await send("admin/staff/invitations", owner, { email, name: "Mina", role_id })).status,
    ).toBe(200);
    const token = await invitedBy(email);
    const accept = { name: "Mina", password: "a long one" };
    const both = await Promise.all(
      [1, 2].map(() => post(backend(), `staff/invitations/${token}`, accept)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    const { token: proven } = await enrol(backend(), email);
    const me = await get("staff/me", proven);
    expect(me.body.permissions).toEqual(["tickets.read", "tickets.reply"]);
    expect((await get("admin/counts", proven)).body).toMatchObject({ orders: null, members: null });
    expect((await get("admin/staff/members", proven)).status).toBe(403);
  });

  it("an invitation that is revoked, replaced or old is worth nothing", async () => {
    const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
    const role_id = await makeRole(owner, "Readers", ["orders.read"]);
    const invitation = { email: "late@example.com", name: "Late", role_id };
    await send("admin/staff/invitations", owner, invitation);
    const first = await invitedBy(invitation.email);
    await send("admin/staff/invitations", owner, invitation);
    expect((await backend().call(`staff/invitations/${first}`)).status).toBe(410);
    const second = await invitedBy(invitation.email);
    expect((await backend().call(`staff/invitations/${second}`)).status).toBe(200);
    const { body } = await get("admin/staff/invitations", owner);
    const open = body.data.find((one: { state: string }) => one.state === "open");
    await send(`admin/staff/invitations/${open.id}/revoke`, owner);
    const accept = { name: "Late", password: "a long one" };
    expect((await post(backend(), `staff/invitations/${second}`, accept)).status).toBe(410);
  });

  it("nobody gives, changes or takes away more than they have", async () => {
    const owner = await logInStaff(backend(), { permissions: ["*"], email: "boss@example.com" });
    const strong = await makeRole(owner.token, "Strong", ["orders.write"]);
    const manager = (await logInStaff(backend(), { permissions: ["staff.manage"] })).token;
    const refusals = await Promise.all([
      send("admin/staff/roles", manager, { name: "Mine", permissions: ["orders.write"] }),
      send(`admin/staff/roles/${strong}`, manager, {
        name: "Weak",
        permissions: ["staff.manage"],
        version: 1,
      }),
      send(`admin/staff/roles/${strong}/remove`, manager, { version: 1 }),
      send("admin/staff/invitations", manager, {
        email: "friend@example.com",
        name: "Friend",
        role_id: strong,
      }),
      send(`admin/staff/members/${owner.userId}`, manager, {
        version: 0,
        role_id: null,
        suspended: true,
      }),
      send(`admin/staff/members/${owner.userId}/reset-factor`, manager),
    ]);
    expect(refusals.map(({ body }) => body.msg)).toEqual(
      Array.from({ length: 6 }, () => "staff.more_than_own"),
    );
  });

  describe("an invitation is worth no more than who sent it", () => {
    const accept = { name: "Second", password: "a long one" };
    const stateOf = async (token: string, email: string) => {
      const { body } = await get("admin/staff/invitations", token);
      return body.data.find((one: { email: string }) => one.email === email)?.state;
    };

    /** A manager who has invited a mailbox to a role that gives `staff.manage`. */
    async function inviteByManager(owner: string, name: string) {
      const manager = await logInStaff(backend(), { permissions: ["staff.manage"] });
      const role_id = await makeRole(owner, name, ["staff.manage"]);
      const email = `${name}@example.com`;
      await send("admin/staff/invitations", manager.token, { email, name, role_id });
      const link = `staff/invitations/${await invitedBy(email)}`;
      expect((await backend().call(link)).status).toBe(200);
      return { manager, role_id, email, link };
    }

    it("is dead once they are suspended, and stays so when they are let in again", async () => {
      const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
      const { manager, email, link } = await inviteByManager(owner, "suspended");
      const path = `admin/staff/members/${manager.userId}`;
      await send(path, owner, { version: 0, role_id: null, suspended: true });
      expect((await backend().call(link)).status).toBe(410);
      expect((await post(backend(), link, accept)).status).toBe(410);
      expect(await stateOf(owner, email)).toBe("revoked");
      const again = { version: 1, role_id: null, suspended: false };
      expect((await send(path, owner, again)).status).toBe(200);
      expect((await post(backend(), link, accept)).status).toBe(410);
    });

    it("is dead once the role permits more than they may, or they no longer manage the staff", async () => {
      const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
      const raised = await inviteByManager(owner, "raised");
      await send(`admin/staff/roles/${raised.role_id}`, owner, {
        name: "raised",
        permissions: ["staff.manage", "orders.write"],
        version: 1,
      });
      expect((await post(backend(), raised.link, accept)).status).toBe(410);
      expect(await stateOf(owner, raised.email)).toBe("revoked");
      const lowered = await inviteByManager(owner, "lowered");
      await send(`admin/staff/members/${lowered.manager.userId}`, owner, {
        version: 0,
        role_id: await makeRole(owner, "Reader", ["orders.read"]),
        suspended: false,
        drop_own: true,
      });
      expect((await post(backend(), lowered.link, accept)).status).toBe(410);
      expect(await stateOf(owner, lowered.email)).toBe("revoked");
    });

    it("is dead whatever took their rights away", async () => {
      const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
      const { manager, link } = await inviteByManager(owner, "elsewhere");
      await backend().shop.database.run((q) =>
        q.update(users).set({ status: "blocked" }).where(eq(users.id, manager.userId)),
      );
      expect((await backend().call(link)).status).toBe(410);
      expect((await post(backend(), link, accept)).status).toBe(410);
    });
  });

  it("who changes an older state is told, and of two at once one is", async () => {
    const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
    const { userId } = await makeMember(backend(), ["orders.read"]);
    const change = { version: 0, role_id: null, suspended: true };
    const both = await Promise.all(
      [1, 2].map(() => send(`admin/staff/members/${userId}`, owner, change)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("a reset ends all logins, and the next sign-in sets a new app up; one's own is no way", async () => {
    const owner = await logInStaff(backend(), { permissions: ["*"] });
    const { email, userId } = await makeMember(backend(), ["orders.read"]);
    const { token, secret } = await enrol(backend(), email);
    expect((await send(`admin/staff/members/${userId}/reset-factor`, owner.token)).status).toBe(
      200,
    );
    expect((await get("staff/me", token)).status).toBe(401);
    const unproven = await passwordStep(backend(), email);
    const old = { code: codeOf(backend(), secret, 2) };
    expect((await send("staff/prove", unproven, old)).status).toBe(400);
    expect((await enrol(backend(), email)).token).toBeTruthy();
    const self = await send(`admin/staff/members/${owner.userId}/reset-factor`, owner.token);
    expect(self.status).toBe(403);
  });

  it("the audit log has who did it, and nothing personal", async () => {
    const rows = await backend().shop.database.run((q) => q.select().from(auditEntries));
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(5);
    expect(text).toContain("invitation.send");
    expect(text).not.toMatch(/@example|Mina|a long one/);
  });
});

describe("decisions 27 the last who manages the staff", () => {
  const alone = provideTestBackend();

  it("can't be suspended, nor lose it", async () => {
    const { database } = alone().shop;
    await database.run((q) => q.update(users).set({ permissions: [] }));
    const { userId, token } = await logInStaff(alone(), { permissions: ["*"] });
    for (const change of [
      { version: 0, role_id: null, suspended: true },
      { version: 0, role_id: null, suspended: false, drop_own: true },
    ]) {
      const path = `admin/staff/members/${userId}`;
      const { body } = await post(alone(), path, change, withToken(token));
      expect(body.msg).toBe("staff.last_manager");
    }
    expect((await alone().call("staff/me", { headers: withToken(token) })).status).toBe(200);
  });
});
