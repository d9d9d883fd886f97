import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { crudList } from "../../../contract/crud";
import { auditEntries } from "../../../db/tables/staff";
import { departments } from "../../../db/tables/taxonomy";
import { ApiShopper } from "../cart.fixture";
import { provideCouponDesk } from "./coupons.fixture";
import { listCoupons } from "./list-coupons";
import { saveCoupon } from "./save-coupon";

const backend = provideTestBackend();
const { send, lamp } = provideCouponDesk(backend);

const list = async (query = "") => crudList.parse((await send("GET", query)).body);

const audited = (code: string) =>
  backend().shop.database.run((q) =>
    q
      .select({ action: auditEntries.action, diff: auditEntries.diff })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, code))
      .orderBy(asc(auditEntries.id)),
  );

const shopperWith = async (code: string) => {
  const { token } = await logIn(backend());
  const shopper = new ApiShopper(backend(), token);
  await shopper.add(lamp(), 2);
  const { cart, conflicts } = await shopper.change({ type: "coupon", code });
  return { off: cart.totals.coupon_discount.amount, refused: conflicts[0]?.coupon };
};

const five = { kind: "amount", amount: { USD: 500, IRR: 2_500_000 }, active: true };

describe("coupons of the staff", () => {
  it("hold for shoppers from the moment they are made until they are switched off or removed", async () => {
    const { body } = await send("POST", "", { ...five, code: " welcome۵ " });
    expect(body.data).toMatchObject({ ...five, code: "WELCOME5", _version: 1, uses: 0 });
    expect(await shopperWith("welcome5")).toEqual({ off: 500, refused: undefined });

    const off = { ...five, active: false, _version: 1 };
    const changed = await send("PUT", `/${body.data._id}`, off);
    expect(changed.body.data).toMatchObject({ active: false, _version: 2 });
    expect(await shopperWith("welcome5")).toEqual({ off: 0, refused: "unknown" });

    expect((await send("DELETE", `/${body.data._id}`)).status).toBe(200);
    expect((await list("?search=welcome۵")).total).toBe(0);
    expect(await audited("WELCOME5")).toEqual([
      {
        action: "coupon.add",
        diff: { active: [null, true], kind: [null, "amount"], settings: [null, settings] },
      },
      { action: "coupon.change", diff: { active: [true, false] } },
      {
        action: "coupon.remove",
        diff: { active: [false, null], kind: ["amount", null], settings: [settings, null] },
      },
    ]);
  });

  const settings = { amount: five.amount };

  it("are good for several departments, whose names stand in the reader's language", async () => {
    const { headers } = await list();
    const { option } = headers.find(({ value }) => value === "departments") ?? {};
    const [first, second] = option?.choices ?? [];
    expect(first?.isName).toBe(true);
    const departments = [second?.value, first?.value];
    const item = { code: "SOME", kind: "percent", percent: "۱۰", departments };
    expect((await send("POST", "", item)).body.data).toMatchObject({ departments, percent: 10 });
    const named = await list("?search=some");
    expect(named.data[0]).toMatchObject({ departments });
  });

  it("keep what the page doesn't ask for: another currency's amount, whom they are for", async () => {
    const { database } = backend().shop;
    const amount = { USD: 100, EUR: 90 };
    await saveCoupon(database, { code: "WIDE", kind: "amount", amount, scope: { users: ["one"] } });
    const row = (await list("?search=wide")).data[0];
    const [department] = await database.run((q) => q.select().from(departments).limit(1));
    const item = { kind: "amount", amount: { USD: 200, IRR: null }, _version: row?._version };
    const chosen = { departments: [department?.slug] };
    const { body } = await send("PUT", `/${row?._id}`, { ...item, ...chosen });
    expect(body.data).toMatchObject({ amount: { USD: 200, EUR: 90 }, ...chosen });
    const kept = (await listCoupons(database)).find(({ code }) => code === "WIDE");
    expect(kept?.scope).toEqual({ users: ["one"], genera: chosen.departments });
  });

  it("are changed together, each with a line in the log and a version of its own", async () => {
    const ids = [];
    for (const code of ["PAIR1", "PAIR2"]) {
      ids.push((await send("POST", "", { ...five, code })).body.data._id);
    }
    const ends = "2026-12-01T00:00:00.000Z";
    const { body } = await send("PUT", "/mcud", { t: "edit", ids, d: { ends_at: ends } });
    expect(body.count).toBe(2);
    const { data } = await list("?search=pair&asc=code");
    expect(data.map(({ ends_at, _version }) => [ends_at, _version])).toEqual([
      [ends, 2],
      [ends, 2],
    ]);
    expect((await audited("PAIR2")).map(({ action }) => action)).toEqual([
      "coupon.add",
      "coupon.change",
    ]);
  });

  it("are found by how often they were used", async () => {
    await saveCoupon(backend().shop.database, { code: "NEVER5", kind: "percent", percent: 5 });
    const used = async (op: string) => {
      const search = JSON.stringify({ uses: { op, value: 0 } });
      const { data } = await list(`?per_page=100&a_search=${encodeURIComponent(search)}`);
      return data.map(({ code }) => code);
    };
    expect(await used("eq")).toContain("NEVER5");
    expect(await used("gt")).not.toContain("NEVER5");
  });
});
