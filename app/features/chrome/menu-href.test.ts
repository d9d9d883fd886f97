import { describe, expect, it } from "vitest";
import { menuHref } from "./menu-href";

describe("a menu entry's address", () => {
  it.each([
    [{ name: "home", params: { lang: "" } }, "/en"],
    [{ name: "products", params: { lang: "" } }, "/en/home/products"],
    [{ name: "products", params: { lang: "fa", gen: "sale" } }, "/en/home/products/sale"],
    [
      { name: "products", params: { gen: "all", category: "قاب گوشی" } },
      "/en/home/products/all/%D9%82%D8%A7%D8%A8%20%DA%AF%D9%88%D8%B4%DB%8C",
    ],
    [{ name: "products", params: {}, query: { sort: "newest" } }, "/en/home/products?sort=newest"],
    [{ name: "page", params: { slag: "about" } }, "/en/home/pages/about"],
    [{ name: "user", params: {} }, "/user"],
    [{ path: "/:lang/blogs/:genum?", params: {} }, "/en/blogs"],
    [{ path: "/home/law", params: {} }, "/en/home/law"],
    [{ path: "/", params: {} }, "/en"],
    [{ path: "/fa/home/law", params: {} }, "/fa/home/law"],
    [{ path: "/user/orders", params: {} }, "/user/orders"],
    [
      { path: "/home/pages/راه?q=%D8%B1", params: {} },
      "/en/home/pages/%D8%B1%D8%A7%D9%87?q=%D8%B1",
    ],
    [{ path: "https://elsewhere.example/a?b=c", params: {} }, "https://elsewhere.example/a?b=c"],
  ])("%j", (to, href) => {
    expect(menuHref(to, "en")).toBe(href);
  });

  it.each([
    { params: {} },
    { name: "nowhere", params: {} },
    { name: "page", params: {} },
    { name: "constructor", params: {} },
    { path: "//evil.example", params: {} },
    { path: "http://evil.example", params: {} },
    { path: "https:///evil.example", params: {} },
    { path: "javascript:alert(1)", params: {} },
  ])("%j is plain text", (to) => {
    expect(menuHref(to, "fa")).toBeNull();
  });
});
