import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn, logInStaff } from "../../../../tests/support/log-in";
import type { Permission } from "../../../contract/permissions";

const backend = provideTestBackend();
const ten = { code: "TEN", kind: "percent", percent: 10, active: true };
let id: number;
let keeper: string;

const send = async (token: string, method: string, path: string, body?: object) =>
  backend().call(`admin/coupons${path}`, {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

const staffWith = async (...permissions: Permission[]) =>
  (await logInStaff(backend(), { permissions })).token;

beforeAll(async () => {
  const pricer = await staffWith("shop.manage", "prices.write");
  id = (await send(pricer, "POST", "", ten)).body.data._id;
  keeper = await staffWith("shop.manage");
});

it("coupons are neither shown to nor changed by who may not keep the shop", async () => {
  const shopper = await logIn(backend());
  for (const [token, status] of [
    ["", 401],
    [shopper.token, 403],
    [await staffWith("content.write"), 403],
    [await staffWith("prices.write"), 403],
  ] as const) {
    const tries = [
      send(token, "GET", ""),
      send(token, "POST", "", { ...ten, code: "MINE" }),
      send(token, "PUT", `/${id}`, { active: false, _version: 1 }),
      send(token, "DELETE", `/${id}`),
      send(token, "PUT", "/mcud", { t: "edit", d: { active: "true" }, ids: [id] }),
      send(token, "DELETE", "/mcud", { ids: [id] }),
    ];
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses).toEqual(Array(6).fill(status));
  }
});

it("who keeps the shop and doesn't decide on prices sees what a coupon takes off, and can't write it", async () => {
  const { body } = await send(keeper, "GET", "");
  const locked = body.headers.filter((header: Header) => header.option.locked);
  expect(locked.map(({ value }: Header) => value)).toEqual([
    "kind",
    "percent",
    "amount",
    "max_discount",
    "min_total",
    "usage_limit",
    "per_user",
  ]);
  expect(body.can).toMatchObject({ add: false, update: true, delete: false });
  const refused = await send(keeper, "PUT", `/${id}`, { percent: 90, _version: 1 });
  expect([refused.status, refused.body.errors]).toEqual([400, { percent: ["crud.unknown_field"] }]);
  const together = { t: "edit", d: { min_total: { USD: 1 } }, ids: [id] };
  expect((await send(keeper, "PUT", "/mcud", together)).status).toBe(400);
  expect((await send(keeper, "POST", "", { ...ten, code: "MINE" })).status).toBe(403);
  expect((await send(keeper, "DELETE", `/${id}`)).status).toBe(403);

  const changed = await send(keeper, "PUT", `/${id}`, { active: false, _version: 1 });
  expect(changed.body.data).toMatchObject({ active: false, percent: 10, kind: "percent" });
});

it("who may not read customers neither sees for whom a coupon is, nor finds or names anybody", async () => {
  const { userId } = await logIn(backend(), { email: "kept@example.org" });
  const owner = (await logInStaff(backend(), { permissions: ["*"] })).token;
  const item = { ...ten, code: "THEIRS", customers: [userId] };
  const { _id } = (await send(owner, "POST", "", item)).body.data;
  const pricer = await staffWith("shop.manage", "prices.write");
  const { body } = await send(pricer, "GET", "?search=theirs");
  expect(JSON.stringify(body)).not.toContain(userId);
  expect(JSON.stringify(body)).not.toContain("kept@example.org");
  const found = await send(pricer, "GET", "/options/customers?s=kept@example.org");
  expect(found.status).toBe(404);
  const { code, ...fields } = ten;
  const taken = { ...fields, customers: [], _version: 1 };
  const refused = await send(pricer, "PUT", `/${_id}`, taken);
  expect(refused.body.errors).toEqual({ customers: ["crud.unknown_field"] });
  expect((await send(pricer, "PUT", `/${_id}`, { ...fields, _version: 1 })).status).toBe(200);
  const kept = await send(owner, "GET", "?search=theirs");
  expect(kept.body.data[0].customers).toEqual([userId]);
  const keeperOfAll = await staffWith("shop.manage", "users.read");
  const seen = await send(keeperOfAll, "GET", "/options/customers?s=kept@example.org");
  expect(seen.body.data).toMatchObject([{ value: userId }]);
});

it("what a coupon may be for is found by nobody who may not keep the shop", async () => {
  for (const token of [await staffWith("users.read"), await staffWith("content.write")]) {
    for (const column of ["customers", "categories"]) {
      expect((await send(token, "GET", `/options/${column}`)).status).toBe(403);
    }
  }
  expect((await send("", "GET", "/options/customers")).status).toBe(401);
});

interface Header {
  value: string;
  option: { locked?: boolean };
}
