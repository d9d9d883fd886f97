import { expect, it } from "vitest";
import { parseSettings } from "./env";

it("needs nothing: a demo shop on its own database", () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    dataDir: "data",
    publicUrl: "http://localhost:3000",
    publicOrigin: undefined,
    package: "timcheh",
    demo: true,
    lab: false,
    autoTranslate: false,
    trustProxy: 0,
    databaseUrl: undefined,
  });
});

it("shows no demo to a shop on its own database, unless it asks for it", () => {
  const own = { DATABASE_URL: "postgres://db/shop" };
  expect(parseSettings(own).demo).toBe(false);
  expect(parseSettings({ ...own, DEMO: "1" }).demo).toBe(true);
  expect(parseSettings({ DEMO: "0" }).demo).toBe(false);
});

it("takes PUBLIC_URL as an origin, with or without its slash", () => {
  expect(parseSettings({ PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe(
    "https://shop.example",
  );
});

it("reads TRUST_PROXY as hops or as addresses", () => {
  expect(parseSettings({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  expect(parseSettings({ TRUST_PROXY: "loopback, 10.0.0.0/8" }).trustProxy).toEqual([
    "loopback",
    "10.0.0.0/8",
  ]);
});

it("counts an empty value as none", () => {
  expect(parseSettings({ API_URL: "", PORT: "" })).toMatchObject({ apiUrl: undefined, port: 3000 });
});

it("names settings that nothing reads yet", () => {
  expect(parseSettings({ S3_BUCKET: "b", PAYMENT_X: "1", OTHER: "1" }).unread).toEqual([
    "S3_BUCKET",
    "PAYMENT_X",
  ]);
});
