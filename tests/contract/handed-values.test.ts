/** What a page takes from the backend as it is, is what it would have read from the same answer as JSON. */
import { beforeAll, expect, it } from "vitest";
import { permissions } from "#backend/contract/permissions";
import { countedPasswords } from "#backend/features/auth/auth.fixture";
import { makePerson } from "#backend/features/privacy/erasure/erased-person.fixture";
import { decodeAnswer } from "~/api/client/html-decode";
import { provideTestBackend } from "../support/backend";
import { logInStaff } from "../support/log-in";

const backend = provideTestBackend(() => ({ passwords: countedPasswords() }));

let paths: string[];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const { token, number } = await makePerson(backend(), "the right one");
  const staff = await logInStaff(backend(), { permissions: [...permissions], name: `<b>&amp;"'` });
  Object.assign(tokens, { person: token, staff: staff.token });
  const { body } = await backend().call("openapi.json");
  const products = await backend().call("home/products");
  const [{ slug, code }] = products.body.data;
  const given: Record<string, string | number> = { slug, code, number };
  paths = Object.entries(body.paths as Record<string, Record<string, unknown>>)
    .filter(([, methods]) => "get" in methods)
    .map(([path]) => path.replace(/\{(\w+)\}/g, (_, name) => String(given[name] ?? 1)));
});

function ask(path: string, token: string | undefined, values: boolean) {
  const headers = { lang: "fa", ...(token && { Authorization: token }) };
  const request = new Request(`http://shop.test${path}`, { headers });
  return backend().backend.forPage()(request, { values });
}

/** A value that JSON would have kept as it is: no moments, no classes. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || value === null)
    return typeof value !== "bigint" && typeof value !== "function";
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

it.each([
  ["nobody", 20],
  ["person", 35],
  ["staff", 50],
])("happy: all that %s reads is the same, handed over or as JSON", async (who, atLeast) => {
  let handed = 0;
  for (const path of paths) {
    const written = await ask(path, tokens[who], false);
    const taken = await ask(path, tokens[who], true);
    expect(taken.status, path).toBe(written.status);
    if (taken.handed === undefined) {
      expect(await taken.text(), path).not.toBe("");
      continue;
    }
    handed += 1;
    expect(taken.ok, path).toBe(true);
    expect(isPlain(taken.handed), path).toBe(true);
    const text = await written.text();
    expect(JSON.parse(JSON.stringify(taken.handed)), path).toEqual(decodeAnswer(JSON.parse(text)));
  }
  expect(handed).toBeGreaterThanOrEqual(atLeast);
});

it("security: nothing is handed over to who calls from outside, and of what is written nothing either", async () => {
  const outside = await backend().backend.fetch(new Request("http://shop.test/api/home/products"));
  expect(outside).not.toHaveProperty("handed");
  const body = JSON.stringify({ theme: "dark" });
  const headers = { "Content-Type": "application/json", Authorization: String(tokens.person) };
  const write = new Request("http://shop.test/api/user/preferences", {
    method: "POST",
    body,
    headers,
  });
  const written = await backend().backend.forPage()(write, { values: true });
  expect(written.status).toBe(200);
  expect(written).not.toHaveProperty("handed");
  expect(await written.json()).toBeTruthy();
});
