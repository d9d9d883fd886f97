import { expect, it } from "vitest";
import { nameChange, takeName } from "./operation-names";

const fresh = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A field, and what its next press is named. */
function open(value: string) {
  const field = { value };
  return () => {
    nameChange(field);
    return field.value;
  };
}

it("decisions 11: a name of the server's stays from press to press", () => {
  const press = open("by the server");
  expect([press(), press()]).toEqual(["by the server", "by the server"]);
});

it("decisions 11: where there is none each press gets another", () => {
  const press = open("");
  const first = press();
  expect(first).toMatch(fresh);
  expect(press()).not.toBe(first);
});

it("once its change is queued, a name goes to no other, and the next one stays", () => {
  const press = open("of a draft");
  takeName(press());
  const next = press();
  expect(next).toMatch(fresh);
  expect(press()).toBe(next);
});
