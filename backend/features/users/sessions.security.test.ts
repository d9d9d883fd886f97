import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { sessions, users } from "../../db/tables/users";
import { startSession } from "./start-session";

const minute = 60_000;
const test = provideTestBackend();
let token: string;
let userId: string;

const asUser = (path: string, with_: string) =>
  test().call(path, { headers: { Authorization: with_ } });
const renew = (with_: string) => asUser("user/renew-token", with_);

beforeEach(async () => {
  const { shop, clock } = test();
  const [user] = await shop.database.run((q) =>
    q.insert(users).values({ name: "Sara", lang: "fa" }).returning(),
  );
  userId = user?.id ?? "";
  token = await startSession(shop.database, userId, clock.now());
});

describe("R-API-09 GET user", () => {
  it("answers the user for a token, bare or as Bearer, and a visitor without", async () => {
    const bare = await asUser("user", token);
    expect(bare.body).toMatchObject({ login: true, info: { id: userId, name: "Sara" } });
    expect((await asUser("user", `Bearer ${token}`)).body).toEqual(bare.body);
    expect((await test().call("user")).body).toEqual({ login: false, info: {} });
    expect(bare.headers.get("Cache-Control")).toBe("no-store");
  });

  it("answers 401 auth.failed for dead tokens and blocked users", async () => {
    expect(await asUser("user", "nonsense")).toMatchObject({
      status: 401,
      body: { msg: "auth.failed" },
    });
    await test().shop.database.run((q) =>
      q.update(users).set({ status: "blocked" }).where(eq(users.id, userId)),
    );
    expect((await asUser("user", token)).status).toBe(401);
  });

  it("keeps only hashes of tokens", async () => {
    const rows = await test().shop.database.run((q) => q.select().from(sessions));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("R-API-10 GET user/renew-token", () => {
  it("R-TOKEN-01 a token past its time asks for renewal, and is renewed", async () => {
    test().clock.advance(16 * minute);
    const asked = await asUser("user", token);
    expect(asked).toMatchObject({ status: 401, body: { token: "renew" } });
    expect(asked.body.msg).toBeUndefined();
    const { body } = await renew(token);
    expect(body.token).not.toBe(token);
    expect((await asUser("user", body.token)).status).toBe(200);
  });

  it("the old token works on for 30 s, also for another renewal", async () => {
    const first = await renew(token);
    test().clock.advance(29_000);
    expect((await asUser("user", token)).status).toBe(200);
    const second = await renew(token);
    expect(second.status).toBe(200);
    expect((await asUser("user", first.body.token)).status).toBe(200);
    expect((await asUser("user", second.body.token)).status).toBe(200);
  });

  it("a second use does not lengthen the grace; reuse after it ends the whole family", async () => {
    const { body } = await renew(token);
    test().clock.advance(20_000);
    await renew(token);
    test().clock.advance(11_000);
    expect(await asUser("user", token)).toMatchObject({
      status: 401,
      body: { msg: "auth.failed" },
    });
    expect((await asUser("user", body.token)).status).toBe(401);
  });

  it("does not renew for visitors or after the session's end", async () => {
    expect((await test().call("user/renew-token")).status).toBe(401);
    test().clock.advance(31 * 24 * 60 * minute);
    expect(await renew(token)).toMatchObject({ status: 401, body: { msg: "auth.failed" } });
  });

  it("R-TOKEN-03 many renewals at once all end well", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});
