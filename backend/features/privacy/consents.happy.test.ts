import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { consentVersions } from "#backend/contract/consent";
import { consents } from "#backend/db/tables/privacy";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { post, withToken } from "../auth/auth.fixture";
import { hashAddress } from "./hash-address";

const backend = provideTestBackend();

const from = { "X-Forwarded-For": "192.0.2.77" };
const record = (token: string, change: object) =>
  post(backend(), "user/consents", change, { ...withToken(token), ...from });
const rowsOf = (userId: string) =>
  backend().shop.database.run((q) => q.select().from(consents).where(eq(consents.userId, userId)));

it("domain 4.5 a consent is a line with its wording, and taking it back another", async () => {
  const { token, userId } = await logIn(backend());
  const given = await record(token, { terms: true, marketing_email: true });
  expect(given.body.standing).toMatchObject({
    terms: { granted: true, version: consentVersions.terms },
    marketing_email: { granted: true },
    marketing_sms: { granted: false, at: null },
  });
  backend().clock.advance(60_000);
  const { body } = await record(token, { marketing_email: false });
  expect(body.standing.marketing_email.granted).toBe(false);
  expect(body.total).toBe(3);
  expect(body.data[0]).toMatchObject({ kind: "marketing_email", granted: false });
  expect(await rowsOf(userId)).toHaveLength(3);
});

it("the same again, and at the same moment, adds no line", async () => {
  const { token, userId } = await logIn(backend());
  await Promise.all(Array.from({ length: 8 }, () => record(token, { marketing_sms: true })));
  await record(token, { marketing_sms: true });
  expect(await rowsOf(userId)).toHaveLength(1);
});

it("an older wording is not taken for today's, and is asked for anew", async () => {
  const { token, userId } = await logIn(backend());
  const at = new Date(backend().clock.now().getTime() - 1000);
  const old = { userId, kind: "terms", version: "2020-01-01", granted: true, at } as const;
  await backend().shop.database.run((q) => q.insert(consents).values(old));
  const before = await backend().call("user/consents", { headers: withToken(token) });
  expect(before.body.standing.terms.granted).toBe(false);
  const { body } = await record(token, { terms: true });
  expect(body.standing.terms.granted).toBe(true);
  expect(body.data.map((line: { version: string }) => line.version)).toContain("2020-01-01");
});

it("the address is kept salted alone, and another's log is not shown", async () => {
  const [one, other] = [await logIn(backend()), await logIn(backend())];
  await record(one.token, { terms: true });
  const [row] = await rowsOf(one.userId);
  const hash = row?.ipHash ?? "";
  expect(hash).not.toContain("192.0.2.77");
  expect(hashAddress("192.0.2.77", hash.split(".")[0])).toBe(hash);
  const { body } = await backend().call("user/consents", { headers: withToken(other.token) });
  expect(body.total).toBe(0);
});

it.each([{ terms: false }, { marketing_mail: true }, { marketing_sms: "yes" }])(
  "refuses %j",
  async (change) => {
    const { token, userId } = await logIn(backend());
    expect((await record(token, change)).status).toBe(400);
    expect(await rowsOf(userId)).toEqual([]);
  },
);
