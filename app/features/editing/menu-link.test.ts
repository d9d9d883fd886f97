import { describe, expect, it } from "vitest";
import { leadsToPage, linkOf } from "./menu-link";

describe("an entry's link as an owner writes it", () => {
  it.each([
    [{ name: "home" }, "/"],
    [{ name: "products", params: { gen: "sale" } }, "/home/products/sale"],
    [{ name: "products", query: { sort: "newest" } }, "/home/products?sort=newest"],
    [{ path: "/home/law" }, "/home/law"],
    [{ path: "/fa/home/law" }, "/fa/home/law"],
    [{ path: "/user/orders" }, "/user/orders"],
    [{ path: "/home/pages/راه" }, "/home/pages/راه"],
    [{ path: "/blogs/50%" }, "/blogs/50%"],
    [{ path: "/blogs/50%25" }, "/blogs/50%25"],
    [{ path: "/blogs/%D8%zz" }, "/blogs/%D8%zz"],
    [{ path: "https://elsewhere.example/?q=a%2Fb%25" }, "https://elsewhere.example/?q=a%2Fb%25"],
    [{ path: "https://elsewhere.example/a" }, "https://elsewhere.example/a"],
    [{}, ""],
  ])("%j is %s", (to, link) => {
    expect(linkOf(to)).toBe(link);
  });

  it.each([
    "/",
    "/home/faqs",
    "/home/products/sale?sort=newest",
    "/blogs",
    "/user/orders",
    "/fa/home/law",
  ])("%s leads to a page", (link) => {
    expect(leadsToPage(link)).toBe(true);
  });

  it.each([
    "/no/such/page",
    "/staff",
    "/staff/faqs",
    "/staff/login",
    "//evil.example",
    "/home/nowhere",
  ])("%s leads to none", (link) => {
    expect(leadsToPage(link)).toBe(false);
  });
});
