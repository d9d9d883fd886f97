/**
 * Whose is it, where the call names nothing? What a private call answers and does is the caller's alone: a person whose
 * every trace can be told is beside somebody else, who asks every call that the OpenAPI document has for a login and
 * without a thing in its path.
 */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";
import { logIn } from "../../tests/support/log-in";
import { addresses } from "../db/tables/addresses";
import { userLinks } from "../db/tables/links";
import { consents } from "../db/tables/privacy";
import { uploads } from "../db/tables/uploads";
import { sessions, users } from "../db/tables/users";
import { countedPasswords, newPerson, withToken } from "../features/auth/auth.fixture";
import {
  type MadePerson,
  makePerson,
  traces,
} from "../features/privacy/erasure/erased-person.fixture";

const backend = provideTestBackend(() => ({ passwords: countedPasswords() }));

let person: MadePerson;
beforeAll(async () => {
  person = await makePerson(backend(), "the right one");
});

const begin = () => logIn(backend(), { ...newPerson(), passwordHash: "hash of mine" });

async function privateCalls(): Promise<[method: string, path: string][]> {
  const { body } = await backend().call("openapi.json");
  type Paths = Record<string, Record<string, { "x-access": string }>>;
  return Object.entries(body.paths as Paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation["x-access"] === "login" && !path.includes("{"))
      .map(([method]): [string, string] => [method, path.replace("/api/", "")]),
  );
}

/** Everything of the person's that a call could reach, as it stands. */
async function readPerson() {
  const own = person.userId;
  return backend().shop.database.run(async (q) => [
    await q.select().from(users).where(eq(users.id, own)),
    await q.select().from(addresses).where(eq(addresses.userId, own)),
    await q.select().from(userLinks).where(eq(userLinks.userId, own)),
    await q.select().from(consents).where(eq(consents.userId, own)),
    await q.select().from(uploads).where(eq(uploads.userId, own)),
    await q
      .select({ id: sessions.id, ended: sessions.revokedAt })
      .from(sessions)
      .where(eq(sessions.userId, own)),
  ]);
}

const tracesIn = (text: string) =>
  [...traces, person.file, person.number].filter((trace) => text.includes(trace));

it("the person's own answers show their traces, so that the ones of others can be trusted", async () => {
  for (const path of ["user/orders", "user/sessions", "user/tickets"]) {
    const { body } = await backend().call(path, { headers: withToken(person.token) });
    expect([path, tracesIn(JSON.stringify(body)).length > 0]).toEqual([path, true]);
  }
});

it("no answer to somebody else has a trace of them, and a visitor is told to log in", async () => {
  const { token } = await begin();
  const reads = (await privateCalls()).filter(([method]) => method === "get");
  expect(reads.map(([, path]) => path)).toEqual(
    expect.arrayContaining(["user/addresses", "user/links", "user/sessions", "user/consents"]),
  );
  for (const [, path] of reads) {
    // A renewal answers with another token, and would end this one.
    if (path === "user/renew-token") continue;
    const { body } = await backend().call(path, { headers: withToken(token) });
    expect([path, tracesIn(JSON.stringify(body))]).toEqual([path, []]);
    const visitor = await backend().call(path);
    expect([path, visitor.status]).toEqual([path, 401]);
  }
});

it("a visitor writes nothing by any call", async () => {
  const before = await readPerson();
  for (const [method, path] of await privateCalls()) {
    if (method === "get") continue;
    const init = { method: method.toUpperCase(), headers: { "Content-Type": "application/json" } };
    const { status } = await backend().call(path, { ...init, body: "{}" });
    expect([method, path, [400, 401].includes(status)]).toEqual([method, path, true]);
  }
  expect(await readPerson()).toEqual(before);
});

const send = (token: string, method: string, path: string, body: object) =>
  backend().call(path, {
    method,
    headers: { ...withToken(token), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

it("somebody else's picture becomes nobody's, and taking one's own away takes no other's", async () => {
  const before = await readPerson();
  const { token } = await begin();
  const picture = `/api/upload/${person.file}.webp`;
  const refused = await send(token, "POST", "user/avatar", { picture });
  expect(refused.status).toBe(400);
  expect((await send(token, "DELETE", "user/avatar", {})).status).toBe(200);
  expect(await readPerson()).toEqual(before);
});

it("an export holds its own account's things and nobody else's", async () => {
  const { token, userId } = await begin();
  const { status, body } = await send(token, "POST", "user/export", { old: "mine" });
  expect([status, body.sections.profile[0].id, body.files]).toEqual([200, userId, []]);
  expect(tracesIn(JSON.stringify(body))).toEqual([]);
});

it("an erasure ends its own account and leaves everybody else's", async () => {
  const before = await readPerson();
  const { token } = await begin();
  expect((await send(token, "POST", "user/erasure", { old: "the right one" })).status).toBe(400);
  expect((await send(token, "POST", "user/erasure", { old: "mine" })).status).toBe(200);
  expect(await readPerson()).toEqual(before);
  expect((await backend().call("user", { headers: withToken(person.token) })).status).toBe(200);
});
