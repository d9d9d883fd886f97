import { describe, expect, it } from "vitest";
import { noteCatalogVersion } from "~/api/catalog-version.server";
import { fakeContext, fakeRequest } from "./context.fixture";
import { requireLocale } from "./context.server";
import { setAudience } from "./page-headers.server";

const open = (path: string, lang?: string, headers: Record<string, string> = {}) =>
  requireLocale({
    request: fakeRequest(path, headers),
    context: fakeContext().context,
    params: { lang },
  });

async function readKeepHeader(cookie: string, status = 200) {
  const headers = new Headers();
  setAudience(headers, await open("/en", "en", { Cookie: cookie }), status);
  return headers.get("X-Keep");
}

describe("requireLocale", () => {
  it.each(["xx", "home", "EN", "user"])(
    "R-ROUTE-03[unknown] %s is no language: 404",
    async (lang) => {
      await expect(open(`/${lang}`, lang)).rejects.toMatchObject({ status: 404 });
    },
  );

  it("opens pages that name no language", async () => {
    expect((await open("/home/law")).urlLang).toBeUndefined();
  });

  it.each([
    ["", "page"],
    ["lang=fa; lite=1", "page"],
    ["__Host-session=", "page"],
    ["__Host-session=t", null],
    ["__Host-cart=c", null],
    ["__Host-wish=w", null],
    ["flash=f", null],
  ])("may be kept for everyone with cookies %j: %s (decisions 21)", async (cookie, keep) => {
    expect(await readKeepHeader(cookie)).toBe(keep);
  });

  it("a page made without the site's defaults is never kept", async () => {
    noteCatalogVersion("page-test-makeshift");
    const { context } = fakeContext({ siteLang: null, settings: { package: "bare" } });
    const ctx = await requireLocale({
      request: fakeRequest("/en"),
      context,
      params: { lang: "en" },
    });
    expect(ctx.cacheControl).toBe("private");
  });

  it("an error is never kept", async () => {
    expect(await readKeepHeader("", 404)).toBeNull();
  });
});
