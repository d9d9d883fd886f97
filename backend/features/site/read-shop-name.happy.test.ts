import { expect, it } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { seedDemoName } from "../../db/seed/demo/seed-demo-name";
import { seedTexts } from "../../db/seed/seed-texts";
import { readShopIdentity } from "../settings/shop";
import { readShopName } from "./read-shop-name";

const shop = provideTestDatabase();
const named = { packageName: "shop", publicUrl: "https://sofal.example:8443" };
const shipped = { "shop.name": { en: "{{host}}", fa: "{{host}}" } };

const name = () => shop().database.run((q) => readShopName(q, named));
const owners = { en: "Sofal House", fa: "خانهٔ سفال" };

it("is the host's until the owner has set one, and then the owner's, over every start", async () => {
  const { database } = shop();
  const host = { en: "sofal.example", fa: "sofal.example" };
  expect(await name()).toEqual(host);
  await seedTexts(database, "shop", shipped);
  expect(await name()).toEqual(host);
  const seller = await database.run((q) => readShopIdentity(q, named));
  expect(seller).toMatchObject({ name: host, phone: "" });

  await seedTexts(database, "shop", { "shop.name": owners });
  await seedTexts(database, "shop", shipped);
  await seedDemoName(database, "shop");
  expect(await name()).toEqual({ en: "Timcheh", fa: "تیمچه" });
});

it("the demo's is for shops without one alone", async () => {
  const { database } = shop();
  await seedTexts(database, "shop", shipped);
  await seedDemoName(database, "shop");
  await seedTexts(database, "shop", shipped);
  expect((await name()).fa).toBe("تیمچه");
});
