import { expect, it, onTestFinished } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { countedPasswords, newPerson, post, withToken } from "../auth.fixture";
import { startSession } from "./tokens";

const rounds = 5;
const loops = 8;
const unlimited = { take: async () => 0, giveBack: async () => {} };
const passwords = countedPasswords();
const backend = provideTestBackend({ passwords, rateLimiter: unlimited }, loops + 2);

const get = (path: string, token: string) => backend().call(path, { headers: withToken(token) });

/** Renews the first token or what came of it, again and again, and collects all that it gets. */
async function renewOn(first: string, collected: Set<string>, isOver: () => boolean) {
  let current = first;
  for (let turn = 0; !isOver(); turn += 1) {
    const { status, body } = await get("user/renew-token", current);
    if (status !== 200) return;
    collected.add(body.token);
    current = turn % 2 ? first : body.token;
  }
}

/** How many tokens still hold that were made of one while `revoke` ended its login from another. */
async function countSurvivors(revoke: (stolen: string, own: string) => Promise<unknown>) {
  const { shop, clock } = backend();
  const { token: stolen, userId } = await logIn(backend(), {
    ...newPerson(),
    passwordHash: "hash of old",
  });
  const own = await startSession(shop.database, userId, clock.now());
  const collected = new Set([stolen]);
  let over = false;
  const renewing = Array.from({ length: loops }, () => renewOn(stolen, collected, () => over));
  await get("user", own);
  expect(await revoke(stolen, own)).toMatchObject({ status: 200 });
  over = true;
  await Promise.all(renewing);
  const answers = await Promise.all([...collected].map((token) => get("user", token)));
  return answers.filter(({ status }) => status === 200).length;
}

it.each([
  [
    "all logins",
    (_: string, own: string) => post(backend(), "logout/everywhere", {}, withToken(own)),
  ],
  ["this login", (stolen: string) => post(backend(), "logout", {}, withToken(stolen))],
  [
    "all other logins, by a new password",
    (_: string, own: string) =>
      post(backend(), "user/password", { old: "old", password: "a new one" }, withToken(own)),
  ],
])("no token that is renewed meanwhile outlives the end of %s", async (_, revoke) => {
  const survivors = [];
  for (let round = 0; round < rounds; round += 1) survivors.push(await countSurvivors(revoke));
  expect(survivors).toEqual(Array(rounds).fill(0));
});

it("nobody logs in with a password that is replaced while it is looked at", async () => {
  const person = newPerson();
  const { token } = await logIn(backend(), { ...person, passwordHash: "hash of old" });
  const { verify } = passwords;
  onTestFinished(() => {
    passwords.verify = verify;
  });
  passwords.verify = async (hash, password) => {
    passwords.verify = verify;
    const right = await verify(hash, password);
    const change = { old: "old", password: "a new one" };
    expect((await post(backend(), "user/password", change, withToken(token))).status).toBe(200);
    return right;
  };
  const { email: target } = person;
  const late = await post(backend(), "login", { target, password: "old" });
  expect(late).toMatchObject({ status: 400, body: { msg: "login.wrong_password" } });
  expect((await post(backend(), "login", { target, password: "a new one" })).status).toBe(200);
});
