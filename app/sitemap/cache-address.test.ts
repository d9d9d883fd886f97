import { describe, expect, it } from "vitest";
import { cacheAddressOf } from "./cache-address";

describe("the address under which a page is kept", () => {
  it.each([
    ["/fa", "/fa", "fa"],
    ["/en.data", "/en.data", "en"],
    ["/home/law", "/home/law", undefined],
    ["/fa/blogs/all/ramadan", "/fa/blogs/all/ramadan", "fa"],
    ["/en/home/faqs?open=how-to-pay", "/en/home/faqs?open=how-to-pay", "en"],
    ["/en/home/faqs?q=pay&open=how-to-pay", undefined, undefined],
    [
      "/fa/home/products?page=2&sort=newest&utm_medium=x",
      "/fa/home/products?page=2&sort=newest",
      "fa",
    ],
    ["/fa/home/products?b=1&attr.size=m", undefined, undefined],
    [
      "/fa/home/products?attr.size=m&attr.color=red",
      "/fa/home/products?attr.color=red&attr.size=m",
      "fa",
    ],
    [
      "/fa/home/products/show/12/name?size=m&color=red",
      "/fa/home/products/show/12/name?color=red&size=m",
      "fa",
    ],
    ["/fa/home/products?color=red", undefined, undefined],
    ["/fa/home/products?page=1?&q=a", "/fa/home/products?page=1%3F&q=a", "fa"],
    ["/fa/home/products/show/12/name?Color%20=red", undefined, undefined],
    ["/", undefined, undefined],
    ["/de/home/products", undefined, undefined],
    ["/fa/carts", undefined, undefined],
    ["/user/orders", undefined, undefined],
    ["/home", undefined, undefined],
    ["/homes/products", undefined, undefined],
  ])("%s → %s", (asked, url, lang) => {
    expect(cacheAddressOf(asked)).toEqual(url && expect.objectContaining({ url, lang }));
  });
});
