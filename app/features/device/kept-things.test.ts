import { expect, it } from "vitest";
import { guestKinds } from "~/api/client/guest.server";
import { storageKeys } from "~/client/storage/guarded-storage";
import { cookieNames, staffCookie } from "~/request/cookie-names";
import { isListed, neededCookies, optionalCookies, scriptStorage } from "./kept-things";

it("every cookie of the shop is told, by one line alone", () => {
  const told = [...neededCookies, ...optionalCookies].flatMap(({ names }) => names);
  const staff = [staffCookie.nameOf(false), staffCookie.deviceNameOf(false)];
  const tokens = ["session", "ended", ...guestKinds, ...staff];
  expect([...told].sort()).toEqual([...tokens, ...Object.values(cookieNames)].sort());
});

it("all that scripts store is told", () => {
  for (const key of Object.values(storageKeys)) {
    expect(isListed(scriptStorage, key), key).toBe(true);
  }
  expect(isListed(scriptStorage, "svg-/icons/cup.svg")).toBe(true);
  expect(isListed(scriptStorage, "visitor-number")).toBe(false);
});
