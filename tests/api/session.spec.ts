import { expect, test } from "@playwright/test";
import { userState } from "#backend/contract/user";
import { tokenCookie } from "~/request/cookie-names";
import { ask, setCookieOf } from "../support/ask";
import { findProduct, productPath } from "../support/catalogue";
import { logInByCalls } from "../support/log-in-by-calls";
import { elementsOf, textOf } from "../support/markup";

const sessionCookie = tokenCookie("session", false);

let token: string;
test.beforeAll(async () => {
  token = await logInByCalls();
});

/** A page as the shopper gets it whose session the token is. */
const asUser = (path: string) =>
  ask(path, { headers: { Cookie: `${sessionCookie}=${token}; lang=en` } });

async function readUser() {
  const { info, login } = userState.parse(
    (await ask("/api/user", { headers: { Authorization: token } })).json(),
  );
  if (!login) throw new Error("The token is nobody's.");
  return info;
}

const account = [
  "/en/carts",
  "/user",
  "/user/orders",
  "/user/wish-list",
  "/user/info",
  "/user/full-step",
  "/user/links",
  "/user/user-settings",
  "/user/profile",
  "/user/tickets",
];

const open = [
  "/en",
  "/home/products",
  "/en/home/products/new",
  "/home/law",
  "/en/home/faqs",
  "/en/home/pages/about",
  "/blogs",
];

for (const path of account) {
  test(`R-AUTH-12[both-states] ${path} opens for a user and for nobody else`, async () => {
    expect((await asUser(path)).status).toBe(200);
    const visitor = await ask(path);
    expect([visitor.status, visitor.headers.location]).toEqual([302, "/login"]);
  });
}

for (const path of open) {
  test(`R-AUTH-12[both-states] ${path} opens for a user and for a visitor`, async () => {
    expect([(await asUser(path)).status, (await ask(path)).status]).toEqual([200, 200]);
  });
}

test("R-AUTH-12[both-states] a product opens for a user and for a visitor", async () => {
  const path = productPath("en", await findProduct("en"));
  expect([(await asUser(path)).status, (await ask(path)).status]).toEqual([200, 200]);
});

test("R-AUTH-12[both-states] a visitor may log in, a user is led to the account", async () => {
  expect((await ask("/login")).status).toBe(200);
  const user = await asUser("/login");
  expect([user.status, user.headers.location]).toEqual([302, "/user"]);
});

test("R-AUTH-12[no-role] a shopper has no role and may nothing that others may not", async () => {
  const info = await readUser();
  expect(info.permissions).toEqual([]);
  expect(Object.keys(info).filter((key) => /role|admin/i.test(key))).toEqual([]);
});

test("R-AUTH-01[first-html] the first HTML knows who reads", async () => {
  const { name } = await readUser();
  expect(name).toBeTruthy();
  expect(textOf((await asUser("/user")).text, "h1")).toContain(name);
  const links = elementsOf((await asUser("/en")).text, "a").map(({ href }) => href);
  expect(links).toContain("/user");
  expect(links).not.toContain("/en/login");
});

test("R-AUTH-16[no-get] who follows the logout's address stays logged in", async () => {
  const answer = await asUser("/logout");
  expect([answer.status, answer.headers.location]).toEqual([302, "/user"]);
  expect(setCookieOf(answer, sessionCookie)).toBeUndefined();
  expect((await asUser("/user")).status).toBe(200);
});
