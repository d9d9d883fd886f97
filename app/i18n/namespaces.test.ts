import { expect, it } from "vitest";
import { namespaceOfAddress } from "./namespaces";

it("says the namespace of a file", () => {
  const addresses = ["/texts/en.core.1", "/texts/en.own.2", "/texts/en.staff.3", "/texts/en.lab.4"];
  expect(addresses.map(namespaceOfAddress)).toEqual(["core", "own", "staff", "lab"]);
});
