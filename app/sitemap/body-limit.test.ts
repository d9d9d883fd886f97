import { expect, it } from "vitest";
import { maxBodyBytes, maxBodyMs } from "./body-limit";

const mebibyte = 1024 * 1024;

it.each([
  "/upload",
  "/fa/upload?ratio=1:1",
  "/api/upload",
  "/__lab/files",
  "/en/__lab/avatar.data",
])("R-FILE-03[body-limit] %s takes pictures", (url) => {
  expect(maxBodyBytes(url)).toBe(17 * mebibyte);
  expect(maxBodyMs(url)).toBe(300_000);
});

it("a page of the back-office takes as many as the library takes at once", () => {
  expect(maxBodyBytes("/staff/media?page=2")).toBe(52 * mebibyte);
  expect(maxBodyMs("/staff/media")).toBe(600_000);
  expect(maxBodyBytes("/api/admin/media")).toBe(17 * mebibyte);
});

it.each([
  "/staff/content/posts/many",
  "/staff/synonyms/many",
  "/staff/tables/coupons/many",
  "/staff/translations/many",
])("%s takes a list as a file", (url) => {
  expect(maxBodyBytes(url)).toBe(5 * mebibyte);
  expect(maxBodyMs(url)).toBe(120_000);
});

it.each([
  "/staff/media/x",
  "/api/admin/media/x",
  "/",
  "/fa/carts",
  "/api/uploads",
  "/api/upload/x/crop",
  "/fa/__lab/svg",
  "/login?/upload",
  undefined,
])("R-FILE-03[body-limit] %s takes forms alone", (url) => {
  expect(maxBodyBytes(url)).toBe(mebibyte);
  expect(maxBodyMs(url)).toBe(60_000);
});
