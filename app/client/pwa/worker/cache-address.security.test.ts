import { expect, it } from "vitest";
import { addressOfKey, cacheKeyOf, type Reader } from "./cache-address";

const persian: Reader = { lang: "fa", lite: false };
const at = (path: string) => new URL(path, "https://shop.example");

it.each([
  "/user",
  "/user/orders?page=2",
  "/user/orders.data",
  "/fa/carts",
  "/en/carts.data",
  "/login",
  "/fa/login/abc",
  "/fa/home/payment/success/12",
  "/who",
  "/api/user",
  "/fa/home/products?token=secret",
])("R-PWA-03[private] %s is never kept", (path) => {
  expect(cacheKeyOf(at(path), persian)).toBeUndefined();
});

it("C-87 the key carries the address's language and, on a bare one, the reader's", () => {
  expect(cacheKeyOf(at("/en/home/products?page=2"), persian)).toBe(
    "/kept/en/en/home/products?page=2",
  );
  expect(cacheKeyOf(at("/home/law"), persian)).toBe("/kept/fa/home/law");
  expect(cacheKeyOf(at("/home/law"), { lang: "en", lite: false })).toBe("/kept/en/home/law");
});

it("decisions 25: lite pages lie apart", () => {
  expect(cacheKeyOf(at("/fa"), { lang: "fa", lite: true })).toBe("/kept/fa.lite/fa");
});

it("one page has one key, whatever advertisers append and in whatever order it is asked", () => {
  const key = cacheKeyOf(at("/fa/home/products?sort=new&brand=a"), persian);
  expect(cacheKeyOf(at("/fa/home/products?utm_source=x&brand=a&sort=new"), persian)).toBe(key);
});

it("a key leads back to the page's address; data and offline pages are no pages to choose", () => {
  const key = cacheKeyOf(at("/fa/home/products?page=2"), persian) ?? "";
  expect(addressOfKey(at(key).href)).toEqual({ address: "/fa/home/products?page=2", lang: "fa" });
  expect(addressOfKey(at("/kept/fa/fa.data").href)).toBeUndefined();
  expect(addressOfKey(at("/kept/fa/offline/fa").href)).toBeUndefined();
});
