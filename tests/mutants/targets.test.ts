import { expect, it } from "vitest";
import { targets, wantedOf } from "./targets";

const told = (...only: string[]) =>
  wantedOf(only).map(({ target, mutate }) => [target.folder, ...mutate]);

it("mutates all of each target where nothing is asked for", () => {
  expect(told()).toEqual(targets.map(({ folder }) => [folder, folder]));
});

it("mutates what is asked for, each path with the target that it belongs to", () => {
  const gateways = "backend/features/payments/gateways";
  expect(told(gateways)).toEqual([[gateways, gateways]]);
  expect(told(`${gateways}/http-client.ts`)).toEqual([[gateways, `${gateways}/http-client.ts`]]);
  expect(told("backend/features/payments")).toEqual([
    [gateways, gateways],
    ["backend/features/payments", "backend/features/payments"],
  ]);
  expect(told("backend/features/cart/totals.ts")).toEqual([
    ["backend/features/cart", "backend/features/cart/totals.ts"],
  ]);
  expect(told("app/ui")).toEqual([["app/ui/rules", "app/ui/rules"]]);
  expect(told("server")).toEqual([]);
});
