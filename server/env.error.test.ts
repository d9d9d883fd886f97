import { expect, it } from "vitest";
import { parseSettings, SettingsError } from "./env";

it.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "shop.example"],
  ["PUBLIC_URL", "https://shop.example/fa"],
  ["PUBLIC_URL", "ftp://shop.example"],
  ["DATABASE_URL", "mysql://db/shop"],
  ["API_URL", "not an address"],
  ["PACKAGE", "Tim/cheh"],
  ["TRUST_PROXY", "everybody!"],
  ["DEMO", "yes"],
  ["LOG_LEVEL", "loud"],
])("refuses %s=%s and names it", (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(`${name}: `);
});

it("names every bad setting at once", () => {
  expect(() => parseSettings({ PORT: "x", LAB: "x" })).toThrow(/PORT: .*\nLAB: /s);
});
