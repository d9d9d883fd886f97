import { describe, expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { loader } from "./route";

const open = (headers: Record<string, string>) =>
  loader({ request: fakeRequest("/", headers), context: fakeContext().context, params: {} });

describe("the redirect of / to a language", () => {
  it.each([
    ["R-LANG-08[default]", {}, "/en"],
    ["R-LANG-08[cookie]", { Cookie: "lang=fa" }, "/fa"],
    ["R-ROUTE-01[unknown-cookie]", { Cookie: "lang=zz" }, "/en"],
    ["R-LANG-08[browser]", { "Accept-Language": "fa-IR,fa;q=0.9,en;q=0.8" }, "/fa"],
    ["R-LANG-08[browser]", { "Accept-Language": "de-DE,de;q=0.9,fa;q=0.5,en;q=0.4" }, "/fa"],
    ["R-LANG-08[browser]", { "Accept-Language": "fa-IR,en;q=0.5" }, "/fa"],
    ["R-LANG-08[default]", { "Accept-Language": "de" }, "/en"],
    ["R-LANG-08[default]", { "Accept-Language": "*" }, "/en"],
    ["R-LANG-08[default]", { "Accept-Language": "not a language;;q=x" }, "/en"],
    ["R-LANG-08[cookie]", { Cookie: "lang=en", "Accept-Language": "fa" }, "/en"],
  ])("R-ROUTE-01[redirect] %s with %j leads to %s", async (_id, headers, location) => {
    const response = await open(headers);
    expect([response.status, response.headers.get("Location")]).toEqual([302, location]);
  });

  it("R-ROUTE-01[not-cached] is kept by nobody", async () => {
    const { headers } = await open({});
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Vary")).toContain("Cookie");
  });
});
