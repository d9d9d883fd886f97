import { expect, it } from "vitest";
import { createPasswords, nobodysHash } from "./passwords";

const passwords = createPasswords();
const parametersOf = (hash: string) => hash.split("$").slice(0, 4).join("$");

it("decisions 8: keeps argon2id, salted, and knows its own", async () => {
  const kept = await passwords.hash("سلام دنیا z");
  expect(parametersOf(kept)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(await passwords.hash("سلام دنیا z")).not.toBe(kept);
  expect(await passwords.verify(kept, "سلام دنیا z")).toBe(true);
  expect(await passwords.verify(kept, "سلام دنیا Z")).toBe(false);
});

it("checks nobody's hash with the same work, and never lets anybody in by it", async () => {
  expect(parametersOf(nobodysHash)).toBe(parametersOf(await passwords.hash("x")));
  expect(await passwords.verify(null, "x")).toBe(false);
});
