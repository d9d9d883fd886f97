import type { ActionFunctionArgs, ServerBuild } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import type { UserState } from "#backend/contract/user";
import { fakeContext, fakeRequest, loginCookie } from "./context.fixture";
import { guardRoutes } from "./guard-routes.server";

type Route = ServerBuild["routes"][string];

const person = {
  id: "7",
  name: "Roya",
  last_name: null,
  phone: null,
  email: null,
  lang: "en",
  permissions: [],
  avatar: null,
  calendar: "auto" as const,
  digits: "auto" as const,
  steps: { done: [], next: null, percent: 0 },
  unread: { tickets: 0 },
};

const readers: Record<"visitor" | "logged-in reader", UserState> = {
  visitor: { login: false, info: {} },
  "logged-in reader": { login: true, info: person },
};

const home = "https://shop.example";

/** What a route's function answers, and whether what it guards was reached. */
async function ask(
  id: string,
  {
    kind,
    as,
    origin = home,
  }: { kind: "loader" | "action"; as: keyof typeof readers; origin?: string },
) {
  const reached = vi.fn(async () => null);
  const module = { default: () => null, loader: reached, action: reached } as Route["module"];
  const guarded = guardRoutes({ [id]: { id, path: "user/new-page", module } })[id]?.module;
  const headers: Record<string, string> = {
    Origin: origin,
    "Content-Type": "application/x-www-form-urlencoded",
    ...(as === "visitor" ? {} : { Cookie: loginCookie }),
  };
  const posted = kind === "action" ? { method: "POST", body: "a=1" } : {};
  const request = new Request(fakeRequest("/user/new-page"), { headers, ...posted });
  const args = { request, context: fakeContext({ user: readers[as] }).context, params: {} };
  const run = guarded?.[kind] as (args: ActionFunctionArgs) => Promise<unknown>;
  const thrown = await run(args).catch((answer: unknown) => answer);
  const answer = thrown instanceof Response ? thrown : undefined;
  return {
    status: answer?.status,
    location: answer?.headers.get("Location"),
    isReached: reached.mock.calls.length > 0,
    isRead: request.bodyUsed,
  };
}

describe("a route that the sitemap doesn't call public", () => {
  it.each(["loader", "action"] as const)(
    "R-ROUTE-37[login-needed] its %s answers a visitor with the login, and begins nothing",
    async (kind) => {
      const answer = await ask("routes/new-page", { kind, as: "visitor" });
      expect(answer).toMatchObject({ status: 302, location: "/login", isReached: false });
      // What lies unread would end the connection before the answer is out.
      expect(answer.isRead).toBe(kind === "action");
    },
  );

  it.each(["loader", "action"] as const)("its %s runs for who is logged in", async (kind) => {
    const answer = await ask("routes/new-page", { kind, as: "logged-in reader" });
    expect(answer).toMatchObject({ status: undefined, isReached: true });
  });

  it.each(["visitor", "logged-in reader"] as const)(
    "a form of a foreign page is refused as such: of a %s",
    async (as) => {
      const origin = "https://elsewhere.example";
      const answer = await ask("routes/new-page", { kind: "action", as, origin });
      expect(answer).toMatchObject({ status: 403, isReached: false });
    },
  );
});

it.each(["root", "lang:product", "backend:api/*", "routes/resources/who"])(
  "what is called public runs for everybody: %s",
  async (id) => {
    expect((await ask(id, { kind: "loader", as: "visitor" })).isReached).toBe(true);
  },
);
