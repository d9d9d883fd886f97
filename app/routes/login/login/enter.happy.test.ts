import { expect, it } from "vitest";
import type { LoggedIn } from "#backend/contract/auth";
import type { UserPreferences } from "#backend/contract/user-preferences";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { enterShop } from "./action.server";

const entry: LoggedIn = {
  token: "n".repeat(43),
  user: {
    id: "1",
    name: null,
    last_name: null,
    phone: null,
    email: "s@shop.example",
    lang: "en",
    permissions: [],
  },
  intended: null,
  conflicts: [],
};

/** The cookies of the look that a login sets, of an account with these preferences; none: they can't be read. */
async function looksSetBy(preferences: Partial<UserPreferences> | undefined, cookie = "") {
  const { context } = fakeContext({ user: { login: false, info: {} } });
  const { api } = context;
  const asked: (string | null)[] = [];
  context.api = async (request) => {
    if (new URL(request.url).pathname !== "/api/user/preferences") {
      return api ? api(request) : new Response(null, { status: 500 });
    }
    asked.push(request.headers.get("X-Token") ?? request.headers.get("Authorization"));
    if (!preferences) return Response.json({ requestId: "r" }, { status: 500 });
    const shopsOwn = { calendar: "auto", digits: "auto", theme: "auto", lite: "auto" };
    return Response.json({ lang: null, notices: {}, ...shopsOwn, ...preferences });
  };
  const request = fakeRequest("/login", { Cookie: cookie });
  const ctx = await getContext({ request, context });
  const { status, headers } = await enterShop(ctx, request, entry);
  const set = ctx.cookies.filter((one) => /^(lite|theme)=/.test(one));
  const isAnew = headers.has("X-Remix-Reload-Document");
  return { status, set: set.map((one) => one.split(";")[0]), asked, isAnew };
}

it.each([
  ["on", ["lite=1"]],
  ["off", ["lite=0"]],
  ["auto", []],
  [undefined, []],
] as const)("an account whose lite mode is %s logs in and sets %j", async (lite, cookies) => {
  const { status, set, asked } = await looksSetBy(lite && { lite });
  expect([status, set]).toEqual([303, cookies]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(entry.token);
});

it.each([
  ["dark", "", ["theme=dark"], true],
  ["dark", "theme=light", ["theme=dark"], true],
  ["dark", "theme=dark", [], false],
  ["auto", "theme=dark", [], false],
] as const)(
  "an account whose look is %s logs in with %j, sets %j and loads anew: %s",
  async (...row) => {
    const [theme, cookie, cookies, anew] = row;
    const { set, isAnew } = await looksSetBy({ theme }, cookie);
    expect([set, isAnew]).toEqual([cookies, anew]);
  },
);
