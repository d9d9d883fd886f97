import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn, provenPhone } from "../../../../tests/support/log-in";
import { crudList } from "../../../contract/crud";
import { listings } from "../../../db/tables/listing";
import { products } from "../../../db/tables/products";
import { auditEntries } from "../../../db/tables/staff";
import { categories } from "../../../db/tables/taxonomy";
import { users } from "../../../db/tables/users";
import { variants } from "../../../db/tables/variants";
import { ApiShopper } from "../cart.fixture";
import { provideCouponDesk } from "./coupons.fixture";

const backend = provideTestBackend();
const { send, lamp } = provideCouponDesk(backend);

const options = async (column: string, s: string) =>
  (await send("GET", `/options/${column}?${new URLSearchParams({ s })}`)).body.data;

const offFor = async (token: string, code: string) => {
  const shopper = new ApiShopper(backend(), token);
  await shopper.add(lamp(), 1);
  const { cart } = await shopper.change({ type: "coupon", code });
  return cart.totals.coupon_discount.amount;
};

const half = { kind: "percent", percent: 50, active: true };

it("a coupon for a customer is taken off their cart, and is unknown to everybody else", async () => {
  const email = "mina.rezaei@example.org";
  const mina = await logIn(backend(), { email, name: "Mina", lastName: "Rezaei" });
  const other = await logIn(backend());
  const [found] = await options("customers", ` ${email.toUpperCase()} `);
  expect(found).toEqual({ value: mina.userId, text: `Mina Rezaei · ${email}`, isName: true });
  const item = { ...half, code: "MINA50", customers: [found.value] };
  expect((await send("POST", "", item)).body.data.customers).toEqual([mina.userId]);
  expect(await offFor(mina.token, "mina50")).toBe(1500);
  expect(await offFor(other.token, "mina50")).toBe(0);
  const [entry] = await backend().shop.database.run((q) =>
    q.select().from(auditEntries).where(eq(auditEntries.entityId, "MINA50")),
  );
  expect(JSON.stringify(entry?.diff)).not.toContain(mina.userId);
  const { headers } = crudList.parse((await send("GET", "?search=mina50")).body);
  const { option } = headers.find(({ value }) => value === "customers") ?? {};
  expect(option?.choices).toEqual([found]);
});

it("a customer is found by the whole of an e-mail or phone, and by no part of it", async () => {
  const phone = provenPhone(backend());
  const { userId } = await logIn(backend(), {
    ...phone,
    email: "whole@example.org",
    name: "Whole",
  });
  for (const text of ["whole@example.org", phone.phone]) {
    expect(await options("customers", text)).toMatchObject([{ value: userId }]);
  }
  for (const text of ["", "whole", "example.org", "whole@example", phone.phone.slice(0, -2), "%"]) {
    expect(await options("customers", text)).toEqual([]);
  }
});

it("a coupon for somebody whose account is gone stays theirs when the coupon is changed", async () => {
  const { userId } = await logIn(backend());
  const made = await send("POST", "", { ...half, code: "GONE", customers: [userId] });
  await backend().shop.database.run((q) => q.delete(users).where(eq(users.id, userId)));
  const { _id } = made.body.data;
  const { code, ...fields } = { ...half, code: "", percent: 40 };
  const changed = await send("PUT", `/${_id}`, { ...fields, customers: [userId], _version: 1 });
  expect(changed.body.data).toMatchObject({ percent: 40, customers: [userId] });
  const silent = await send("PUT", `/${_id}`, { ...fields, _version: 2 });
  expect(silent.body.data.customers).toEqual([userId]);
  const emptied = await send("PUT", `/${_id}`, { ...fields, customers: [], _version: 3 });
  expect(emptied.body.data.customers).toBe(null);
  const again = await send("PUT", `/${_id}`, { ...fields, customers: [userId], _version: 4 });
  expect(again.body.errors).toEqual({ customers: ["crud.no_choice"] });
});

it("a coupon is good for goods of the categories that were found by their names", async () => {
  const [lampAt] = await backend().shop.database.run((q) =>
    q
      .select({ ids: listings.categoryIds })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .innerJoin(listings, eq(listings.code, products.code))
      .where(eq(variants.id, lamp())),
  );
  const rows = await backend().shop.database.run((q) =>
    q.select().from(categories).orderBy(desc(categories.id)),
  );
  const own = rows.find(({ id }) => lampAt?.ids.includes(id));
  const strange = rows.find(({ id }) => !lampAt?.ids.includes(id));
  const found = await options("categories", own?.name.fa?.slice(1) ?? "");
  expect(found.map(({ value }: { value: string }) => value)).toContain(own?.slug);
  await send("POST", "", { ...half, code: "HERE", categories: [own?.slug] });
  await send("POST", "", { ...half, code: "THERE", categories: [strange?.slug] });
  const { token } = await logIn(backend());
  expect(await offFor(token, "here")).toBe(1500);
  const { token: second } = await logIn(backend());
  expect(await offFor(second, "there")).toBe(0);
});
