import { expect, test } from "@playwright/test";
import type { Page } from "~/sitemap/page";
import { pages } from "~/sitemap/pages";
import { ask, postForm, setCookieOf } from "../support/ask";

/** The addresses of all pages that need a login, in every form that the sitemap gives them. */
const addresses = Object.values(pages)
  .filter(({ access }) => access === undefined)
  .flatMap((page: Page) => {
    const path = page.path.replace(/:number/g, "1405-000001-1").replace(/:\w+\??/g, "x");
    return [...(page.at ? [`/${path}`] : []), ...(page.at === "bare" ? [] : [`/fa/${path}`])];
  });

test("the sitemap has pages that need a login", () => {
  expect(addresses.length).toBeGreaterThan(15);
});

for (const path of addresses) {
  test(`R-ROUTE-37[login-needed] ${path} answers a visitor with the login: its page and its data`, async () => {
    const page = await ask(path);
    expect([page.status, page.headers.location]).toEqual([302, "/login"]);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(decodeURIComponent(setCookieOf(page, "intended") ?? "")).toContain(path);
    const data = await ask(`${path}.data`);
    expect([data.status, data.text]).toEqual([202, expect.stringContaining("/login")]);
  });

  test(`R-ROUTE-37[login-needed] ${path} takes no form of a visitor`, async () => {
    const page = await postForm(path, { a: "1" });
    // Where no form is taken at all, 405.
    if (page.status !== 405) expect([page.status, page.headers.location]).toEqual([302, "/login"]);
  });
}
