import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { post, withToken } from "../../../features/auth/auth.fixture";
import { createPasswords } from "../../../ports/passwords";
import { users } from "../../tables/users";
import { demoLogins } from "./demo-logins";
import { leaveDemo } from "./leave-demo";
import { seedDemoLogins } from "./seed-demo-logins";

const backend = provideTestBackend();
const passwords = createPasswords();
const [shopper, owner] = demoLogins;

const logIn = (target: string, password: string) => post(backend(), "login", { target, password });
const start = () => seedDemoLogins(backend().shop.database, passwords);
const startWithoutDemo = () => leaveDemo(backend().shop.database, passwords);

it("decisions 8 the demo's logins log in by e-mail and by phone, also after a second start", async () => {
  await start();
  await start();
  for (const { email, phone, password, permissions } of demoLogins) {
    for (const target of [email, phone]) {
      const { status, body } = await logIn(target, password);
      expect(status).toBe(200);
      expect(body.user.permissions).toEqual(permissions);
    }
  }
});

it("decisions 8 a shop that is no demo any more shuts them out, and a demo lets them in again", async () => {
  await start();
  const { body } = await logIn(owner.email, owner.password);
  await startWithoutDemo();
  expect((await logIn(owner.email, owner.password)).status).toBe(400);
  expect((await backend().call("user", { headers: withToken(body.token) })).status).toBe(401);
  await start();
  const again = await logIn(owner.email, owner.password);
  expect([again.status, again.body.user.permissions]).toEqual([200, owner.permissions]);
});

it("decisions 8 a password that was changed stays, over starts and over a time without DEMO", async () => {
  await start();
  const passwordHash = await passwords.hash("one of their own");
  await backend().shop.database.run((q) =>
    q.update(users).set({ passwordHash }).where(eq(users.email, shopper.email)),
  );
  await start();
  expect((await logIn(shopper.email, shopper.password)).status).toBe(400);
  expect((await logIn(shopper.email, "one of their own")).status).toBe(200);
  await startWithoutDemo();
  expect((await logIn(shopper.email, "one of their own")).body.token).toBeUndefined();
  await start();
  expect((await logIn(shopper.email, shopper.password)).status).toBe(400);
  expect((await logIn(shopper.email, "one of their own")).status).toBe(200);
});
