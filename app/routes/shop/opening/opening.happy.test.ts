import { describe, expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/http/shop.fixture";
import { loader } from "./route";

const open = (headers: Record<string, string>) =>
  loader({ request: fakeRequest("/", headers), context: fakeContext().context, params: {} });

describe("opening /", () => {
  it.each([
    [{}, "/en"],
    [{ Cookie: "lang=fa" }, "/fa"],
    [{ Cookie: "lang=zz" }, "/en"],
    [{ "Accept-Language": "fa-IR,fa;q=0.9,en;q=0.8" }, "/fa"],
    [{ "Accept-Language": "de-DE,de;q=0.9,fa;q=0.5,en;q=0.4" }, "/fa"],
    [{ "Accept-Language": "fa-IR,en;q=0.5" }, "/fa"],
    [{ "Accept-Language": "de" }, "/en"],
    [{ "Accept-Language": "*" }, "/en"],
    [{ "Accept-Language": "not a language;;q=x" }, "/en"],
    [{ Cookie: "lang=en", "Accept-Language": "fa" }, "/en"],
  ])("R-ROUTE-01 R-LANG-08 with %j leads to %s", async (headers, location) => {
    const response = await open(headers);
    expect([response.status, response.headers.get("Location")]).toEqual([302, location]);
  });

  it("R-ROUTE-01 is kept by nobody", async () => {
    const { headers } = await open({});
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Vary")).toContain("Cookie");
  });
});
