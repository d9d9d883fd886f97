import { expect, it } from "vitest";
import { areaOfAddress } from "./areas";

it("says the area of a file", () => {
  const addresses = ["/texts/en.core.1", "/texts/en.own.2", "/texts/en.lab.3"];
  expect(addresses.map(areaOfAddress)).toEqual(["core", "own", "lab"]);
});
