import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import type { AmountByCurrency } from "../../db/tables/carts";
import { type ShippingZone, shippingMethods } from "../../db/tables/checkouts";
import { readFreeShippingFrom } from "./free-shipping";

const backend = provideTestBackend();

const days: ShippingZone["days"] = [1, 2];
const america: ShippingZone = { iso2: "US", days, price: { USD: 500 } };
const world: ShippingZone = { iso2: "*", days, price: { USD: 900 } };

/** What is said to English readers by a shop that sends in these ways alone. */
async function freeFromOf(
  ...ways: [zone: ShippingZone, freeFrom: AmountByCurrency | null, isActive?: boolean][]
): Promise<number | null> {
  const rows = ways.map(([zone, freeFrom, active = true], at) => ({
    code: `way-${at}`,
    name: { en: `Way ${at}` },
    zones: [zone],
    freeFrom,
    active,
  }));
  return backend().shop.database.run(async (q) => {
    await q.delete(shippingMethods);
    if (rows.length > 0) await q.insert(shippingMethods).values(rows);
    return readFreeShippingFrom(q, "en", backend().clock.now());
  });
}

it("sending is free from the least total that any way home asks for", async () => {
  expect(
    await freeFromOf([america, { USD: 7000 }], [america, { USD: 5000 }], [america, { USD: 6000 }]),
  ).toBe(5000);
});

it("a way without an offer hides no other's, and no way with one is no offer", async () => {
  expect(await freeFromOf([america, null], [america, { USD: 5000 }])).toBe(5000);
  expect(await freeFromOf([america, null])).toBeNull();
  expect(await freeFromOf()).toBeNull();
});

it("an offer in another currency, or of a way that is out of use, counts for nothing", async () => {
  expect(await freeFromOf([america, { IRR: 20 }], [america, { USD: 30 }, false])).toBeNull();
});

it("ways that don't go home promise nothing, and the world's do where no other goes there", async () => {
  const iran: ShippingZone = { ...america, iso2: "IR" };
  expect(
    await freeFromOf([iran, { USD: 10 }], [world, { USD: 20 }], [america, { USD: 5000 }]),
  ).toBe(5000);
  expect(await freeFromOf([iran, { USD: 10 }], [world, { USD: 20 }])).toBe(20);
});
