import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { post, withToken } from "../../../features/auth/auth.fixture";
import { createPasswords } from "../../../ports/passwords";
import { demoLogins } from "./demo-logins";
import { closeDemoLogins, seedDemoLogins } from "./seed-demo-logins";

const test = provideTestBackend();

const logIn = (target: string, password: string) => post(test(), "login", { target, password });

it("decisions 8 the demo's logins log in by e-mail and by phone, also after a second start", async () => {
  const { database } = test().shop;
  await seedDemoLogins(database, createPasswords());
  await seedDemoLogins(database, createPasswords());
  for (const { email, phone, password, permissions } of demoLogins) {
    for (const target of [email, phone]) {
      const { status, body } = await logIn(target, password);
      expect(status).toBe(200);
      expect(body.user.permissions).toEqual(permissions);
    }
  }
});

it("decisions 8 a shop that is no demo any more shuts them out, and a demo lets them in again", async () => {
  const { database } = test().shop;
  const [, owner] = demoLogins;
  await seedDemoLogins(database, createPasswords());
  const { body } = await logIn(owner.email, owner.password);
  await closeDemoLogins(database);
  expect((await logIn(owner.email, owner.password)).status).toBe(400);
  expect((await test().call("user", { headers: withToken(body.token) })).status).toBe(401);
  await seedDemoLogins(database, createPasswords());
  expect((await logIn(owner.email, owner.password)).status).toBe(200);
});
