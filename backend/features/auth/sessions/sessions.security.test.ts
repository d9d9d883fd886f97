import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { sessions, users } from "../../../db/tables/users";
import { renewalsPerLogin } from "./session-times";
import { startSession } from "./tokens";

const minute = 60_000;
const day = 24 * 60 * minute;
const backend = provideTestBackend();
let token: string;
let userId: string;

const asUser = (path: string, with_: string) =>
  backend().call(path, { headers: { Authorization: with_ } });
const renew = (with_: string) => asUser("user/renew-token", with_);
const tokensOf = (id: string) =>
  backend().shop.database.run((q) => q.select().from(sessions).where(eq(sessions.userId, id)));

beforeEach(async () => {
  const { shop, clock } = backend();
  const [user] = await shop.database.run((q) =>
    q.insert(users).values({ name: "Sara", lang: "fa" }).returning(),
  );
  userId = user?.id ?? "";
  token = await startSession(shop.database, userId, clock.now());
});

describe("GET user", () => {
  it("R-API-09[user, visitor] answers the user for a token, bare or as Bearer, and a visitor without", async () => {
    const bare = await asUser("user", token);
    expect(bare.body).toMatchObject({ login: true, info: { id: userId, name: "Sara" } });
    expect((await asUser("user", `Bearer ${token}`)).body).toEqual(bare.body);
    expect((await backend().call("user")).body).toEqual({ login: false, info: {} });
    expect(bare.headers.get("Cache-Control")).toBe("no-store");
  });

  it("R-API-09[dead] answers 401 auth.failed for dead tokens and blocked users", async () => {
    expect(await asUser("user", "nonsense")).toMatchObject({
      status: 401,
      body: { msg: "auth.failed" },
    });
    await backend().shop.database.run((q) =>
      q.update(users).set({ status: "blocked" }).where(eq(users.id, userId)),
    );
    expect((await asUser("user", token)).status).toBe(401);
  });

  it("keeps only hashes of tokens", async () => {
    const rows = await backend().shop.database.run((q) => q.select().from(sessions));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("GET user/renew-token", () => {
  it("R-TOKEN-01[signal] R-API-10[token] a token past its time asks for renewal, and is renewed", async () => {
    backend().clock.advance(16 * minute);
    const asked = await asUser("user", token);
    expect(asked).toMatchObject({ status: 401, body: { token: "renew" } });
    expect(asked.body.msg).toBeUndefined();
    const { body } = await renew(token);
    expect(body.token).not.toBe(token);
    expect((await asUser("user", body.token)).status).toBe(200);
  });

  it("the old token works on for 30 s, also for another renewal", async () => {
    const first = await renew(token);
    backend().clock.advance(29_000);
    expect((await asUser("user", token)).status).toBe(200);
    const second = await renew(token);
    expect(second.status).toBe(200);
    expect((await asUser("user", first.body.token)).status).toBe(200);
    expect((await asUser("user", second.body.token)).status).toBe(200);
  });

  it("R-API-10[old-fails] once a successor was used, the old token ends with its grace, and its reuse ends the whole family", async () => {
    const { body } = await renew(token);
    expect((await asUser("user", body.token)).status).toBe(200);
    backend().clock.advance(29_000);
    expect((await renew(token)).body.token).toBe(body.token);
    backend().clock.advance(2_000);
    expect(await asUser("user", token)).toMatchObject({
      status: 401,
      body: { msg: "auth.failed" },
    });
    expect((await asUser("user", body.token)).status).toBe(401);
  });

  it("a successor that never arrived is handed out again, days later too", async () => {
    const lost = await renew(token);
    backend().clock.advance(9 * day);
    await backend()
      .backend.jobs.find(({ name }) => name === "retention")
      ?.run();
    expect(await asUser("user", token)).toMatchObject({ status: 401, body: { token: "renew" } });
    const again = await renew(token);
    expect(again.body.token).toBe(lost.body.token);
    expect((await asUser("user", token)).status).toBe(200);
    expect((await asUser("user", again.body.token)).status).toBe(200);
    expect(await tokensOf(userId)).toHaveLength(2);
  });

  it("a storefront's own repeat with a token that the browser hasn't got yet is no use of it", async () => {
    const { body } = await renew(token);
    const repeat = { Authorization: body.token, "X-Token-Unconfirmed": "1" };
    expect((await backend().call("user", { headers: repeat })).status).toBe(200);
    backend().clock.advance(5 * minute);
    expect((await renew(token)).body.token).toBe(body.token);
    backend().clock.advance(5 * minute);
    // Long after the renewal nobody can still be repeating a call.
    expect((await backend().call("user", { headers: repeat })).status).toBe(200);
    expect((await renew(token)).body.msg).toBe("auth.failed");
  });

  it("a token's successor can't be told from the token alone, nor from the table", async () => {
    const { body } = await renew(token);
    const rows = await tokensOf(userId);
    expect(JSON.stringify(rows)).not.toContain(body.token);
    const salt = rows.find(({ successorSalt }) => successorSalt)?.successorSalt ?? "";
    expect(salt.length).toBeGreaterThanOrEqual(43);
  });

  it("does not renew for visitors or after the session's end", async () => {
    expect((await backend().call("user/renew-token")).status).toBe(401);
    backend().clock.advance(31 * 24 * 60 * minute);
    expect(await renew(token)).toMatchObject({ status: 401, body: { msg: "auth.failed" } });
  });

  it("R-TOKEN-03[successor] many renewals at once all end well, with one successor", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect(await tokensOf(userId)).toHaveLength(2);
  });

  it("renewals of one login are so many an hour; another login goes on", async () => {
    let current = token;
    for (let renewed = 0; renewed < renewalsPerLogin; renewed += 1) {
      current = (await renew(current)).body.token;
    }
    const refused = await renew(current);
    expect(refused).toMatchObject({ status: 429, body: { msg: "error.too_many_requests" } });
    expect(refused.headers.get("Retry-After")).toBeTruthy();
    expect((await asUser("user", current)).status).toBe(200);
    const other = await startSession(backend().shop.database, userId, backend().clock.now());
    expect((await renew(other)).status).toBe(200);
  });

  it("a login ends 180 days after it began, however often it was renewed", async () => {
    let current = token;
    for (let days = 0; days < 170; days += 10) {
      backend().clock.advance(10 * day);
      current = (await renew(current)).body.token;
      expect((await asUser("user", current)).status).toBe(200);
    }
    backend().clock.advance(11 * day);
    expect((await asUser("user", current)).body.msg).toBe("auth.failed");
  });
});
