import { eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { newPerson, post, withToken } from "../../../features/auth/auth.fixture";
import { createPasswords } from "../../../ports/passwords";
import { messages } from "../../tables/messages";
import { loginChallenges, sessions, users } from "../../tables/users";
import { markDemo } from "./demo-mark";
import { leaveDemo } from "./leave-demo";
import { seedDemoLogins } from "./seed-demo-logins";

const backend = provideTestBackend();
const passwords = createPasswords();

const database = () => backend().shop.database;
const leave = () => leaveDemo(database(), passwords);

/** What the outbox shows of the last message to somebody. */
async function paramsFor(target: string) {
  await backend().backend.services.messenger.settled();
  const [row] = await database().run((q) =>
    q.select().from(messages).where(eq(messages.target, target)),
  );
  return row?.params ?? {};
}

/** Somebody who isn't the demo's, logged in by a code that anybody could read. */
async function logInByCode(target = newPerson().email) {
  const { body: sent } = await post(backend(), "login/code", { target });
  const { code } = await paramsFor(target);
  const { body } = await post(backend(), "login", {
    challenge: sent.challenge,
    code: String(code),
  });
  return { target, token: body.token as string };
}

describe("decisions 8 a database that was a demo, opened without DEMO", () => {
  it("ends everybody's logins, the demo's own and all others'", async () => {
    await markDemo(database());
    const { token } = await logInByCode();
    const whoAmI = () => backend().call("user", { headers: withToken(token) });
    expect((await whoAmI()).status).toBe(200);
    expect(await leave()).toBe(true);
    expect((await whoAmI()).status).toBe(401);
    const open = await database().run((q) =>
      q.select().from(sessions).where(isNull(sessions.revokedAt)),
    );
    expect(open).toEqual([]);
  });

  it("forgets codes and links that lay in the outbox, and takes none of them any more", async () => {
    await markDemo(database());
    const [coded, linked] = [newPerson(), newPerson()];
    const { body: sent } = await post(backend(), "login/code", { target: coded.email });
    await post(backend(), "login/link", { target: linked.phone });
    const { code } = await paramsFor(coded.email);
    const { url } = await paramsFor(linked.phone);
    expect([code, url]).toEqual([expect.any(String), expect.any(String)]);
    await leave();
    expect([await paramsFor(coded.email), await paramsFor(linked.phone)]).toEqual([{}, {}]);
    expect(await database().run((q) => q.select().from(loginChallenges))).toEqual([]);
    const late = await post(backend(), "login", { challenge: sent.challenge, code: String(code) });
    expect(late.status).toBe(400);
  });

  it.each(["phone", "email"] as const)(
    "takes no password that could have been set by whoever read the code of a %s",
    async (way) => {
      await markDemo(database());
      const { target, token } = await logInByCode(newPerson()[way]);
      const password = "correct horse battery";
      const set = await post(backend(), "user/password", { password }, withToken(token));
      expect(set.status).toBe(200);
      expect((await post(backend(), "login", { target, password })).status).toBe(200);
      await leave();
      expect((await post(backend(), "login", { target, password })).status).toBe(400);
    },
  );

  it("knows one from before the mark by the demo's logins, and leaves it but once", async () => {
    await seedDemoLogins(database(), passwords);
    expect(await leave()).toBe(true);
    expect(await leave()).toBe(false);
  });
});

it("decisions 8 a shop that never was a demo keeps its logins, codes and passwords", async () => {
  const { target, token } = await logInByCode();
  await database().run((q) =>
    q.update(users).set({ passwordHash: "kept" }).where(eq(users.email, target)),
  );
  expect(await leave()).toBe(false);
  expect((await backend().call("user", { headers: withToken(token) })).status).toBe(200);
  const [row] = await database().run((q) => q.select().from(users).where(eq(users.email, target)));
  expect(row?.passwordHash).toBe("kept");
  expect(await paramsFor(target)).not.toEqual({});
});
