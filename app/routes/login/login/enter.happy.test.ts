import { expect, it } from "vitest";
import type { LoggedIn } from "#backend/contract/auth";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { enterShop } from "./enter.server";

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

/** The lite cookies that a login sets, of an account with these preferences; none: they can't be read. */
async function liteCookiesOf(lite: "auto" | "on" | "off" | undefined) {
  const { context } = fakeContext({ user: { login: false, info: {} } });
  const { api } = context;
  const asked: (string | null)[] = [];
  context.api = async (request) => {
    if (new URL(request.url).pathname !== "/api/user/preferences") {
      return api ? api(request) : new Response(null, { status: 500 });
    }
    asked.push(request.headers.get("X-Token") ?? request.headers.get("Authorization"));
    if (!lite) return Response.json({ requestId: "r" }, { status: 500 });
    const shopsOwn = { calendar: "auto", digits: "auto", theme: "auto" };
    return Response.json({ lang: null, currency: null, notices: {}, ...shopsOwn, lite });
  };
  const request = fakeRequest("/login");
  const ctx = await getContext({ request, context });
  const { status } = await enterShop(ctx, request, entry);
  const set = ctx.cookies.filter((cookie) => cookie.startsWith("lite="));
  return { status, set: set.map((cookie) => cookie.split(";")[0]), asked };
}

it.each([
  ["on", ["lite=1"]],
  ["off", ["lite=0"]],
  ["auto", []],
  [undefined, []],
] as const)("an account whose lite mode is %s logs in and sets %j", async (lite, cookies) => {
  const { status, set, asked } = await liteCookiesOf(lite);
  expect([status, set]).toEqual([303, cookies]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(entry.token);
});
