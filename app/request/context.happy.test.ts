import { beforeEach, describe, expect, it } from "vitest";
import type { UserState } from "#backend/contract/user";
import { noteCatalogVersion } from "~/api/catalog-version.server";
import { fakeContext, fakeRequest, loginCookie } from "./context.fixture";
import { getContext } from "./context.server";

type Login = Extract<UserState, { login: true }>;

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
    avatar: null,
    calendar: "auto",
    digits: "auto",
    steps: { done: [], next: "identity", percent: 0 },
    unread: { tickets: 0 },
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
    ["R-STARTUP-06[url]", "/en", "lang=fa", "fa", "en"],
    ["R-STARTUP-06[url]", "/fa/home/law", "lang=en", "en", "fa"],
    ["R-STARTUP-06[cookie]", "/home/law", "lang=en", "fa", "en"],
    ["R-STARTUP-06[site-default]", "/home/law", "", "fa", "fa"],
    ["R-STARTUP-06[site-default] R-ENT-06[default]", "/home/law", "", "en", "en"],
    ["R-STARTUP-06[cookie]", "/home/law", "lang=zz", "fa", "fa"],
    ["R-STARTUP-06[site-default]", "/home/law", "", "zz", "fa"],
    ["R-STARTUP-06[url]", "/EN", "", "fa", "fa"],
    ["R-STARTUP-06[cookie]", "/xx/blogs", "lang=en", "fa", "en"],
    ["R-STARTUP-06[url]", "/offline/en", "lang=fa", "fa", "en"],
  ])(
    "%s %s with cookie %j and site default %s is %s",
    async (_id, path, cookie, siteLang, lang) => {
      const { context } = fakeContext({ siteLang });
      const ctx = await getContext({ request: fakeRequest(path, { Cookie: cookie }), context });
      expect(ctx.lang).toBe(lang);
    },
  );

  it("a logged-in user's own language goes before the site default, after the cookie (decisions 1)", async () => {
    const { context } = fakeContext({ user: roya });
    const cookie = { Cookie: loginCookie };
    expect((await getContext({ request: fakeRequest("/user", cookie), context })).lang).toBe("en");
    const other = fakeContext({ user: roya }).context;
    const both = fakeRequest("/user", { Cookie: `${loginCookie}; lang=fa` });
    expect((await getContext({ request: both, context: other })).lang).toBe("fa");
  });

  it("R-LANG-07[bootstrap] R-STARTUP-05[translations] R-ERR-07[texts] without site defaults it starts as fa, with texts asked for directly", async () => {
    const { context, calls } = fakeContext({ siteLang: null, settings: { package: "bare" } });
    const ctx = await getContext({ request: fakeRequest("/home/law"), context });
    expect([ctx.lang, ctx.site]).toEqual(["fa", null]);
    expect(calls).toContain("/api/translate/renusify,bare/fa");
    expect(ctx.t("ok")).toBe("باشه");
  });

  it.each([
    ["/home/law", "/api/site-default/test/fa"],
    ["/en", "/api/site-default/test/en"],
  ])(
    "R-STARTUP-12[provisional] R-STARTUP-02[fetched] R-STORE-12[package] %s asks %s",
    async (path, call) => {
      const { context, calls } = fakeContext();
      await getContext({ request: fakeRequest(path), context });
      expect(calls[0]).toBe(call);
    },
  );

  it("R-STORE-11[day, only-when-changed] R-LANG-11[cookie] R-CONST-01[value] it is stored for a day; a prefetch stores nothing", async () => {
    const visit = await getContext({ request: fakeRequest("/en"), context: fakeContext().context });
    expect(visit.cookies).toEqual(["lang=en; Max-Age=86400; Path=/; Secure; SameSite=Lax"]);
    const guess = fakeRequest("/en", { "Sec-Purpose": "prefetch" });
    expect((await getContext({ request: guess, context: fakeContext().context })).cookies).toEqual(
      [],
    );
  });
});

describe("texts", () => {
  const translates = [{ key: "ok", en: "Fine", fa: "خوب" }];

  it.each([
    ["/en", "Fine"],
    ["/fa", "خوب"],
  ])(
    "R-ENT-08[resolves] R-LANG-12[current] on %s a key is said by its value there",
    async (path, text) => {
      const { context } = fakeContext({ translates });
      expect((await getContext({ request: fakeRequest(path), context })).t("ok")).toBe(text);
    },
  );

  it("R-STARTUP-07[no-request] the default language's texts come with the site defaults", async () => {
    const { context, calls } = fakeContext({ translates });
    const ctx = await getContext({ request: fakeRequest("/fa"), context });
    expect(ctx.t("ok")).toBe("خوب");
    expect(calls.filter((path) => path.startsWith("/api/translate/"))).toEqual([]);
  });

  it("R-STARTUP-08[one-request] another language's are asked for once", async () => {
    const { context, calls } = fakeContext({ translates });
    const ctx = await getContext({ request: fakeRequest("/en"), context });
    expect(ctx.t("ok")).toBe("Fine");
    expect(calls.filter((path) => path.startsWith("/api/translate/"))).toEqual([
      "/api/translate/renusify,test/en",
    ]);
  });

  it("R-LANG-13[key-shown] a key without a text is shown as itself", async () => {
    const ctx = await getContext({ request: fakeRequest("/en"), context: fakeContext().context });
    expect(ctx.translator.say("no.such.key")).toBe("no.such.key");
  });
});

describe("the user", () => {
  it("R-AUTH-04[logged-out, no-call] R-ENT-10[visitor] nobody is asked about without a session", async () => {
    const { context, calls } = fakeContext();
    const ctx = await getContext({ request: fakeRequest("/en"), context });
    expect(ctx.user).toEqual({ login: false, info: {} });
    expect(calls).not.toContain("/api/user");
  });

  it("R-AUTH-02[served] R-ENT-10[logged-in] with a session it is what the backend says", async () => {
    const { context } = fakeContext({ user: roya });
    const ctx = await getContext({ request: fakeRequest("/en", { Cookie: loginCookie }), context });
    expect(ctx.user).toEqual(roya);
  });

  it("R-AUTH-03[served] R-ERR-08[visitor] a failure makes a visitor of them, and keeps the session", async () => {
    const { context } = fakeContext({ user: "fails" });
    const ctx = await getContext({ request: fakeRequest("/en", { Cookie: loginCookie }), context });
    expect(ctx.user.login).toBe(false);
    expect(ctx.cookies.some((cookie) => cookie.includes("session="))).toBe(false);
  });

  it("every loader of a request gets the same context", async () => {
    const { context } = fakeContext();
    const request = fakeRequest("/en");
    expect(await getContext({ request, context })).toBe(await getContext({ request, context }));
  });
});

describe("the calendar and digits of an account", () => {
  const chosen: UserState = {
    login: true,
    info: { ...(roya.info as Login["info"]), calendar: "persian", digits: "latn" },
  };
  const displayAt = async (path: string, user: UserState) => {
    const { context } = fakeContext({ user });
    const request = fakeRequest(path, { Cookie: loginCookie });
    return (await getContext({ request, context })).display;
  };

  it.each(["/user", "/user/orders.data?page=2", "/user/tickets/100001"])(
    "hold on %s",
    async (path) => {
      expect(await displayAt(path, chosen)).toEqual({ calendar: "persian", digits: "latn" });
      expect(await displayAt(path, roya)).toBeUndefined();
      expect(await displayAt(path, { login: false, info: {} })).toBeUndefined();
    },
  );

  it.each(["/fa", "/home/law", "/fa/carts", "/staff"])("don't on %s", async (path) => {
    expect(await displayAt(path, chosen)).toBeUndefined();
  });
});
