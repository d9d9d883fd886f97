import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";

const backend = provideTestBackend();
let token: string;

beforeAll(async () => {
  ({ token } = await logInStaff(backend(), { permissions: ["*"] }));
});

const send = (method: string, path: string, body: unknown) =>
  backend().call(`admin/coupons${path}`, {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const ten = { code: "TEN", kind: "percent", percent: 10, active: true };

it.each([
  [{ code: "50%" }, { code: ["coupons.bad_code"] }],
  [{ percent: 101 }, { percent: ["crud.too_much"] }],
  [{ percent: 0 }, { percent: ["crud.too_little"] }],
  [{ percent: null }, { percent: ["required_error"] }],
  [{ kind: "free_shipping" }, { percent: ["coupons.other_kind"] }],
  [{ kind: "amount", percent: null }, { amount: ["coupons.no_amount"] }],
  [{ amount: { USD: 5 } }, { amount: ["coupons.other_kind"] }],
  [{ min_total: { USD: 1.5 } }, { "min_total.USD": ["numeric_error"] }],
  [{ min_total: { USD: -1 } }, { "min_total.USD": ["crud.too_little"] }],
  [{ min_total: { XAU: 1 } }, { "min_total.XAU": ["crud.no_choice"] }],
  [{ departments: ["nowhere"] }, { departments: ["crud.no_choice"] }],
  [{ ends_at: "soon" }, { ends_at: ["crud.no_date"] }],
  [
    { starts_at: "2026-05-02T00:00:00Z", ends_at: "2026-05-01T00:00:00Z" },
    { ends_at: ["coupons.ends_first"] },
  ],
])("a coupon with %j is refused by its field", async (part, errors) => {
  const { status, body } = await send("POST", "", { ...ten, ...part });
  expect([status, body.errors]).toEqual([400, errors]);
});

it("a code that another coupon has is refused, and a coupon's code stays what it is", async () => {
  const { body } = await send("POST", "", { ...ten, code: "TAKEN" });
  const again = await send("POST", "", { ...ten, code: "taken" });
  expect([again.status, again.body.errors]).toEqual([400, { code: ["crud.taken"] }]);
  const { status, body: refused } = await send("PUT", `/${body.data._id}`, {
    ...ten,
    code: "OTHER",
    _version: 1,
  });
  expect([status, refused.errors]).toEqual([400, { code: ["crud.unknown_field"] }]);
});

it("a change that was made on an older version is refused, and so is one that names none", async () => {
  const { _id } = (await send("POST", "", { ...ten, code: "TWICE" })).body.data;
  const { code, ...fields } = ten;
  const change = (more: object) => send("PUT", `/${_id}`, { ...fields, ...more });
  expect((await change({ percent: 20, _version: 1 })).status).toBe(200);
  for (const version of [{ _version: 1 }, {}]) {
    const { status, body } = await change({ percent: 30, ...version });
    expect([status, body.msg]).toEqual([409, "content.changed"]);
  }
  expect((await change({ percent: 30, _version: 2 })).body.data).toMatchObject({ percent: 30 });
});

it("coupons are not copied, as no two share a code", async () => {
  const { _id } = (await send("POST", "", { ...ten, code: "ONLY" })).body.data;
  const { status } = await send("POST", "/mcud", { t: "copy", c: 1, d: {}, ids: [_id] });
  expect(status).toBe(403);
});
