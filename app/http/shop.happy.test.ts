import { beforeEach, describe, expect, it } from "vitest";
import type { UserState } from "#backend/contract/user";
import { noteCatalogVersion } from "~/api/catalog-version.server";
import { fakeContext, fakeRequest } from "./shop.fixture";
import { openShop } from "./shop.server";

const roya: UserState = {
  login: true,
  info: {
    id: "7",
    name: "Roya",
    last_name: null,
    phone: null,
    email: null,
    lang: "en",
    permissions: [],
  },
};

let version = 0;
/** What an earlier test's backend answered is forgotten. */
beforeEach(() => {
  version += 1;
  noteCatalogVersion(`shop-test-${version}`);
});

describe("the language of a request", () => {
  it.each([
    ["/en", "lang=fa", "fa", "en"],
    ["/fa/home/law", "lang=en", "en", "fa"],
    ["/home/law", "lang=en", "fa", "en"],
    ["/home/law", "", "fa", "fa"],
    ["/home/law", "", "en", "en"],
    ["/home/law", "lang=zz", "fa", "fa"],
    ["/home/law", "", "zz", "fa"],
    ["/EN", "", "fa", "fa"],
    ["/xx/blogs", "lang=en", "fa", "en"],
    ["/offline/en", "lang=fa", "fa", "en"],
  ])(
    "R-STARTUP-06 R-ENT-06 %s with cookie %j and site default %s is %s",
    async (path, cookie, siteLang, lang) => {
      const { context } = fakeContext({ siteLang });
      const shop = await openShop({ request: fakeRequest(path, { Cookie: cookie }), context });
      expect(shop.lang).toBe(lang);
    },
  );

  it("a logged-in user's own language goes before the site default, after the cookie (decisions 1)", async () => {
    const { context } = fakeContext({ user: roya });
    const cookie = { Cookie: "session=t" };
    expect((await openShop({ request: fakeRequest("/user", cookie), context })).lang).toBe("en");
    const other = fakeContext({ user: roya }).context;
    const both = fakeRequest("/user", { Cookie: "session=t; lang=fa" });
    expect((await openShop({ request: both, context: other })).lang).toBe("fa");
  });

  it("R-LANG-07 R-STARTUP-05 R-ERR-07 without site defaults it starts as fa, with texts asked for directly", async () => {
    const { context, calls } = fakeContext({ siteLang: null });
    const shop = await openShop({ request: fakeRequest("/home/law"), context });
    expect([shop.lang, shop.site]).toEqual(["fa", null]);
    expect(calls).toContain("/api/translate/renusify,test/fa");
    expect(shop.t("ok")).toBe("باشه");
  });

  it.each([
    ["/home/law", "/api/site-default/test/fa"],
    ["/en", "/api/site-default/test/en"],
  ])("R-STARTUP-12 R-STARTUP-02 R-STORE-12 %s asks %s", async (path, call) => {
    const { context, calls } = fakeContext();
    await openShop({ request: fakeRequest(path), context });
    expect(calls[0]).toBe(call);
  });

  it("R-STORE-11 R-LANG-11 R-CONST-01 it is stored for a day; a prefetch stores nothing", async () => {
    const visit = await openShop({ request: fakeRequest("/en"), context: fakeContext().context });
    expect(visit.cookies).toEqual(["lang=en; Max-Age=86400; Path=/; Secure; SameSite=Lax"]);
    const guess = fakeRequest("/en", { "Sec-Purpose": "prefetch" });
    expect((await openShop({ request: guess, context: fakeContext().context })).cookies).toEqual(
      [],
    );
  });
});

describe("texts", () => {
  const translates = [{ key: "ok", en: "Fine", fa: "خوب" }];

  it("R-STARTUP-07 the default language's texts come with the site defaults", async () => {
    const { context, calls } = fakeContext({ translates });
    const shop = await openShop({ request: fakeRequest("/fa"), context });
    expect(shop.t("ok")).toBe("خوب");
    expect(calls.filter((path) => path.startsWith("/api/translate/"))).toEqual([]);
  });

  it("R-STARTUP-08 another language's are asked for once", async () => {
    const { context, calls } = fakeContext({ translates });
    const shop = await openShop({ request: fakeRequest("/en"), context });
    expect(shop.t("ok")).toBe("Fine");
    expect(calls.filter((path) => path.startsWith("/api/translate/"))).toEqual([
      "/api/translate/renusify,test/en",
    ]);
  });

  it("R-LANG-13 a key without a text is shown as itself", async () => {
    const shop = await openShop({ request: fakeRequest("/en"), context: fakeContext().context });
    expect(shop.translator.say("no.such.key")).toBe("no.such.key");
  });
});

describe("the user", () => {
  it("R-AUTH-04 nobody is asked about without a session", async () => {
    const { context, calls } = fakeContext();
    const shop = await openShop({ request: fakeRequest("/en"), context });
    expect(shop.user).toEqual({ login: false, info: {} });
    expect(calls).not.toContain("/api/user");
  });

  it("R-AUTH-02 R-ENT-10 with a session it is what the backend says", async () => {
    const { context } = fakeContext({ user: roya });
    const shop = await openShop({ request: fakeRequest("/en", { Cookie: "session=t" }), context });
    expect(shop.user).toEqual(roya);
  });

  it("R-AUTH-03 R-ERR-08 a failure makes a visitor of them, and keeps the session", async () => {
    const { context } = fakeContext({ user: "fails" });
    const shop = await openShop({ request: fakeRequest("/en", { Cookie: "session=t" }), context });
    expect(shop.user.login).toBe(false);
    expect(shop.cookies.some((cookie) => cookie.startsWith("session="))).toBe(false);
  });

  it("every loader of a request gets the same shop", async () => {
    const { context } = fakeContext();
    const request = fakeRequest("/en");
    expect(await openShop({ request, context })).toBe(await openShop({ request, context }));
  });
});
