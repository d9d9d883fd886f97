import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { users } from "../../../db/tables/users";

const backend = provideTestBackend();
let userId: string;
let token: string;
let page: (path: string, init?: RequestInit) => Promise<{ status: number; name?: string }>;

beforeEach(async () => {
  ({ userId, token } = await logIn(backend(), { name: "Sara", lang: "en" }));
  page = openPage();
});

/** The calls of one page, by the token unless they name another. */
function openPage(): typeof page {
  const fetchOfPage = backend().backend.forPage();
  return async (path, init = {}) => {
    const headers = { Authorization: token, "Content-Type": "application/json", ...init.headers };
    const request = new Request(`http://shop.test/api/${path}`, { ...init, headers });
    const response = await fetchOfPage(request);
    const { info } = (await response.json()) as { info?: { name?: string } };
    return { status: response.status, ...(info?.name !== undefined && { name: info.name }) };
  };
}

const block = () =>
  backend().shop.database.run((q) =>
    q.update(users).set({ status: "blocked" }).where(eq(users.id, userId)),
  );

it("what a page reads finds its reader once, and the next page looks anew", async () => {
  expect((await page("user")).status).toBe(200);
  await block();
  expect((await page("user/dashboard")).status).toBe(200);
  expect((await openPage()("user/dashboard")).status).toBe(401);
  expect((await backend().call("user", { headers: { Authorization: token } })).status).toBe(401);
});

it("a call that writes looks for itself", async () => {
  expect((await page("user")).status).toBe(200);
  await block();
  const change = { method: "POST", body: JSON.stringify({ theme: "dark" }) };
  expect((await page("user/preferences", change)).status).toBe(401);
});

it("what is read after a change sees it", async () => {
  expect(await page("user")).toMatchObject({ name: "Sara" });
  await backend().shop.database.run((q) =>
    q.update(users).set({ name: "Mina" }).where(eq(users.id, userId)),
  );
  const change = { method: "POST", body: JSON.stringify({ theme: "dark" }) };
  expect((await page("user/preferences", change)).status).toBe(200);
  expect(await page("user")).toMatchObject({ name: "Mina" });
});

it("two readers of one page are two, and a token that is none stays none", async () => {
  const other = await logIn(backend(), { name: "Reza", lang: "en" });
  const as = (own: string) => page("user", { headers: { Authorization: own } });
  expect(await as(token)).toMatchObject({ name: "Sara" });
  expect(await as(other.token)).toMatchObject({ name: "Reza" });
  expect(await as(token)).toMatchObject({ name: "Sara" });
  for (let times = 0; times < 2; times += 1) expect((await as("nonsense")).status).toBe(401);
});
