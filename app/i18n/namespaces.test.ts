import { expect, it } from "vitest";
import { namespaceOfAddress } from "./namespaces";

it("says the namespace of a file", () => {
  const addresses = ["/texts/en.core.1", "/texts/en.own.2", "/texts/en.lab.3"];
  expect(addresses.map(namespaceOfAddress)).toEqual(["core", "own", "lab"]);
});
