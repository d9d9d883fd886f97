import { expect, it } from "vitest";
import { createCipher } from "./cipher";

const cipher = createCipher("a secret of at least thirty-two characters");

it("gives back what it made unreadable, each time in another form", () => {
  const [one, two] = [cipher.encrypt("a", "راز ۱۲۳"), cipher.encrypt("a", "راز ۱۲۳")];
  expect(one).not.toBe(two);
  expect(one).not.toContain("راز");
  expect([one, two].map((sealed) => cipher.decrypt("a", sealed))).toEqual(["راز ۱۲۳", "راز ۱۲۳"]);
});

it.each([
  ["another purpose", (sealed: string) => cipher.decrypt("b", sealed)],
  ["a changed text", (sealed: string) => cipher.decrypt("a", `${sealed.slice(0, -2)}AA`)],
  ["another key", (sealed: string) => createCipher("x".repeat(32)).decrypt("a", sealed)],
])("reads nothing by %s", (_what, read) => {
  const sealed = cipher.encrypt("a", "a text that is long enough");
  expect(() => read(sealed)).toThrow();
});
