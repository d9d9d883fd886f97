import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { readMethods } from "../shipping/read-methods";
import { changeSettings } from "./change-settings";
import { readMailSender } from "./mail-sender";
import { SettingRefused } from "./owner-settings";
import { readSettings } from "./read-settings";
import { readSellerGaps, takesOrders } from "./seller-gaps";
import { readTaxRate } from "./tax";

const backend = provideTestBackend();
const database = () => backend().shop.database;

const seller = {
  "seller.name.en": "Sofal House Ltd",
  "seller.name.fa": "خانهٔ سفال",
  "seller.address.en": "12 Valiasr St, Tehran",
  "seller.address.fa": "تهران، خیابان ولیعصر، ۱۲",
};

async function settledAs(name: string) {
  return (await readSettings(database())).find((setting) => setting.name === name)?.value;
}

it("takes no orders before name, address and a way to reach the seller are told; the demo does", async () => {
  const isOpen = (demo: boolean) => database().run((q) => takesOrders(q, { demo }));
  expect([await isOpen(true), await isOpen(false)]).toEqual([true, false]);
  await changeSettings(database(), seller);
  expect(await database().run(readSellerGaps)).toEqual(["seller.phone"]);
  await changeSettings(database(), { "seller.email": "hello@shop.example" });
  expect(await isOpen(false)).toBe(true);
  await changeSettings(database(), { "seller.name.fa": "" });
  expect(await database().run(readSellerGaps)).toEqual(["seller.name.fa"]);
});

it("settles tax of one currency and leaves the other as it was", async () => {
  await changeSettings(database(), { "vat.irr": "۹" });
  const rates = await database().run(async (q) => [
    await readTaxRate(q, "USD"),
    await readTaxRate(q, "IRR"),
  ]);
  expect(rates).toEqual([0, 9]);
});

it("takes the tax of one currency back, which says nothing of the others", async () => {
  await changeSettings(database(), { "vat.usd": "8", "vat.irr": "9" });
  await changeSettings(database(), { "vat.irr": "" });
  const rates = await database().run(async (q) => [
    await readTaxRate(q, "USD"),
    await readTaxRate(q, "IRR"),
  ]);
  expect(rates).toEqual([8, 10]);
  const shown = await readSettings(database());
  expect(shown.find(({ name }) => name === "vat.irr")?.value).toBe("10");
});

it("settles what shipping costs, from when on it is free, how long it takes", async () => {
  await changeSettings(database(), {
    "shipping.post.price.irr": "۹۹۰٬۰۰۰",
    "shipping.post.price.usd": "",
    "shipping.post.free_from.usd": "49",
    "shipping.post.days": "3-4",
    "shipping.courier.active": "no",
  });
  const methods = await database().run(readMethods);
  const post = methods.find(({ code }) => code === "post");
  expect(post?.zones[0]).toMatchObject({ price: { IRR: 990_000 }, days: [3, 4] });
  expect(post?.zones[0]?.price).not.toHaveProperty("USD");
  expect(post?.freeFrom).toMatchObject({ USD: 4_900 });
  expect(methods.map(({ code }) => code)).not.toContain("courier");
  expect(await settledAs("shipping.courier.active")).toBe("no");
});

it("settles that sending costs nothing, typed as it is shown", async () => {
  await changeSettings(database(), {
    "shipping.post.price.usd": "0",
    "shipping.post.price.irr": "۰",
  });
  expect(await settledAs("shipping.post.price.usd")).toBe("0.00");
  await changeSettings(database(), { "shipping.post.price.usd": "0.00" });
  const methods = await database().run(readMethods);
  const post = methods.find(({ code }) => code === "post");
  expect(post?.zones[0]?.price).toMatchObject({ USD: 0, IRR: 0 });
});

it("settles whom mails are from", async () => {
  await changeSettings(database(), { "mail.name": "Sofal", "mail.address": "us@shop.example" });
  expect(await database().run(readMailSender)).toEqual({
    name: "Sofal",
    address: "us@shop.example",
  });
});

it.each([
  ["seller.colour", "red", "unknown"],
  ["shipping.post.smell", "1", "unknown"],
  ["shipping.rocket.price.irr", "1", "unknown"],
  ["toString", "1", "unknown"],
  ["seller.email", "hello", "not_email"],
  ["seller.phone", "call me", "not_phone"],
  ["seller.name.en", "x".repeat(301), "too_long"],
  ["seller.name.en", "a\u0000b", "bad_character"],
  ["vat.irr", "110", "out_of_range"],
  ["vat.irr", "ten", "not_whole_number"],
  ["notify.lang", "de", "not_one_of"],
  ["shipping.post.price.irr", "12.5", "not_money"],
  ["shipping.post.price.usd", "0.001", "not_money"],
  ["shipping.post.price.usd", "-0", "not_money"],
  ["shipping.post.name.en", "", "required"],
  ["shipping.post.days", "9-2", "not_days"],
  ["shipping.post.cash", "Iran", "not_countries"],
  ["shipping.post.active", "maybe", "not_yes_no"],
])("refuses %s = %j as %s, and changes nothing beside it", async (name, value, code) => {
  const before = await settledAs("seller.tax_number");
  const change = changeSettings(database(), { "seller.tax_number": "1400", [name]: value });
  await expect(change).rejects.toMatchObject({ name: SettingRefused.name, setting: name, code });
  expect(await settledAs("seller.tax_number")).toBe(before);
});
