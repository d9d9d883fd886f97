import { expect, it } from "vitest";
import { largestBodyOf } from "./largest-body";

const mebibyte = 1024 * 1024;

it.each([
  "/upload",
  "/fa/upload?ratio=1:1",
  "/api/upload",
  "/__lab/files",
  "/en/__lab/avatar.data",
])("R-FILE-03 %s takes pictures", (url) => {
  expect(largestBodyOf(url)).toBe(17 * mebibyte);
});

it.each([
  "/",
  "/fa/carts",
  "/api/uploads",
  "/api/upload/x/crop",
  "/fa/__lab/svg",
  "/login?/upload",
  undefined,
])("%s takes forms alone", (url) => {
  expect(largestBodyOf(url)).toBe(mebibyte);
});
