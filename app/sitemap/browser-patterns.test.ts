import { describe, expect, it } from "vitest";
import { corePages, laboratoryPages, pagesWithoutTheirLanguage } from "./browser-patterns";
import { match } from "./match";
import { pages } from "./pages";

/** Addresses of a page: with all of its parts, and with those that must be there. */
const addresses = Object.values(pages).flatMap(({ path, at }) => {
  const given = path.split("/").map((segment) => segment.replace(/^:.*/, "x1").replace("*", "y/z"));
  const needed = given.filter((_, index) => !path.split("/")[index]?.endsWith("?"));
  return [given, needed].flatMap((parts) => {
    const whole = parts
      .filter(Boolean)
      .map((part) => `/${part}`)
      .join("");
    return [...(at ? [whole] : []), ...(at === "bare" ? [] : [`/fa${whole}`])];
  });
});

describe("the patterns that browsers get", () => {
  it.each(addresses)("%s has the texts that the sitemap says", (address) => {
    const { texts } = match(address).page;
    expect([corePages.test(address), laboratoryPages.test(address)]).toEqual([
      texts === "core",
      texts === "lab",
    ]);
  });

  it.each([
    ["/carts", true],
    ["/checkout/review", true],
    ["/home/faqs", true],
    ["/home/pages/about", true],
    ["/Home/Pages/About", true],
    ["/home/cards", false],
    ["/home/law", false],
    ["/suggest", false],
    ["/user", false],
    ["/fa/carts", false],
    ["/no/such/page", false],
  ])("%s lacks its language: %s", (address, lacks) => {
    expect(pagesWithoutTheirLanguage.test(address)).toBe(lacks);
  });
});
