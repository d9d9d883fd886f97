import { describe, expect, it } from "vitest";
import { testCard, testList } from "~/features/catalog/catalog.fixture";
import { parseListingQuery } from "~/features/catalog/listing-query.server";
import { canonicalRedirect } from "./canonical-redirect.server";

const path = [{ slug: "kettles", gen: "home", name: "Kettles", description: null }];
const found = { data: [testCard()], total: 1 };

function ask(gen: string | undefined, search: string, list = testList({ path, ...found })) {
  const place = { gen, category: list.path.at(-1)?.slug };
  const query = parseListingQuery(new URLSearchParams(search), place);
  return canonicalRedirect({ place, query, list }, "en");
}

describe("C-35 a category stands under its own department", () => {
  it("the true pair, and a category regardless of department, stay", () => {
    expect(ask("home", "")).toBeUndefined();
    expect(ask(undefined, "")).toBeUndefined();
  });

  it("another department is a 301 that keeps the query", () => {
    expect(ask("toys", "?sale=1")).toEqual({
      to: "/en/home/products/home/kettles?sale=1",
      status: 301,
    });
  });

  it("a reserved word becomes the filter or the order that it means", () => {
    expect(ask("sale", "")?.to).toBe("/en/home/products/home/kettles?sale=1");
    expect(ask("new", "")?.to).toBe("/en/home/products/home/kettles?sort=newest");
  });
});

it("past the last page comes the last one", () => {
  const list = testList({ total: 30, page: 9 });
  expect(ask("home", "?page=9", list)).toEqual({
    to: "/en/home/products/home?page=2",
    status: 302,
  });
});
