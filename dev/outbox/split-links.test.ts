import { expect, it } from "vitest";
import { splitLinks } from "./split-links";

const shop = "https://shop.example";

it("decisions 8: makes links of the shop's own addresses", () => {
  expect(splitLinks(`Log in: ${shop}/login/abc\nBye`, shop)).toEqual([
    { text: "Log in: " },
    { text: `${shop}/login/abc`, href: "/login/abc" },
    { text: "\nBye" },
  ]);
});

it("makes none of foreign ones, nor of ones that only look alike", () => {
  for (const address of ["https://evil.example/a", `${shop}.evil.example/a`]) {
    expect(splitLinks(address, shop)).toEqual([{ text: address }]);
  }
});
