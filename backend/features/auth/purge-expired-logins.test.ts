import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { loginChallenges, sessions } from "../../db/tables/users";
import { newPerson, post, withToken } from "./auth.fixture";

const day = 24 * 60 * 60_000;
const backend = provideTestBackend();
const purge = () =>
  backend()
    .backend.jobs.find(({ name }) => name === "retention")
    ?.run();
const renew = async (token: string): Promise<string> =>
  (await backend().call("user/renew-token", { headers: withToken(token) })).body.token;

it("keeps what a login lives by and when it began, and what tells of a stolen token for a week", async () => {
  const { shop, clock } = backend();
  const { userId, token } = await logIn(backend());
  const started = clock.now().toISOString();
  clock.advance(day);
  const second = await renew(token);
  clock.advance(day);
  const third = await renew(second);
  await backend().call("user", { headers: withToken(third) });
  const tokens = () =>
    shop.database.run((q) => q.select().from(sessions).where(eq(sessions.userId, userId)));

  clock.advance(6 * day);
  await purge();
  expect(await tokens()).toHaveLength(3);
  clock.advance(2 * day);
  await purge();
  expect(await tokens()).toHaveLength(2);

  const last = await renew(third);
  const list = await backend().call("user/sessions", { headers: withToken(last) });
  expect(list.body).toMatchObject({ total: 1, data: [{ started_at: started }] });
  clock.advance(32 * day);
  await purge();
  expect(await tokens()).toEqual([]);
});

it("forgets challenges after a day", async () => {
  const { shop, clock } = backend();
  await post(backend(), "login/code", { target: newPerson().email });
  const challenges = () => shop.database.run((q) => q.select().from(loginChallenges));
  await purge();
  expect(await challenges()).toHaveLength(1);
  clock.advance(day + 1);
  await purge();
  expect(await challenges()).toEqual([]);
});
