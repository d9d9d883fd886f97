import { describe, expect, it } from "vitest";
import type { UserState } from "#backend/contract/user";
import { fakeContext, fakeRequest, loginCookie } from "./context.fixture";
import { getContext } from "./context.server";
import { requireUser } from "./require-user.server";
import { sessionMarker } from "./session-marker.server";

const old = loginCookie.split("=")[1];
const fresh = "f".repeat(43);
const user: UserState = {
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

/** A request of a reader whose token's time has passed; the backend answers the renewal as a test says. */
function requestOf(path: string, renewal: () => Response) {
  const { context } = fakeContext({ user });
  const { api } = context;
  context.api = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/user/renew-token") return renewal();
    if (request.headers.get("Authorization") === old) {
      return Response.json({ token: "renew" }, { status: 401 });
    }
    return api ? api(request) : new Response(null, { status: 500 });
  };
  return { request: fakeRequest(path, { Cookie: `lang=en; ${loginCookie}` }), context, params: {} };
}

describe("a page whose reader's token has to be renewed", () => {
  it("R-TOKEN-02[marker] knows the reader and carries the new token's marker and cookie", async () => {
    const ctx = await getContext(requestOf("/en", () => Response.json({ token: fresh })));
    expect(ctx.user).toEqual(user);
    expect(ctx.marker()).toBe(sessionMarker(fresh));
    expect(ctx.cookies.find((cookie) => cookie.startsWith("__Host-session="))).toMatch(
      new RegExp(`^__Host-session=${fresh}; Max-Age=2592000;`),
    );
  });

  it("R-TOKEN-06[message] R-TOKEN-07[logged-out] leads to the login and says why where that fails", async () => {
    const args = requestOf("/user/orders", () => Response.json({}, { status: 500 }));
    const thrown: unknown = await requireUser(args).catch((answer) => answer);
    if (!(thrown instanceof Response)) throw new Error("The account was opened.");
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([302, "/login"]);
    const cookies = thrown.headers.getSetCookie().map(decodeURIComponent);
    expect(cookies.find((cookie) => cookie.startsWith("__Host-session="))).toMatch(
      /^__Host-session=;.*Max-Age=0/,
    );
    const flash = cookies.find((cookie) => cookie.startsWith("flash="));
    expect(flash).toContain('{"type":"error","key":"auth.token_renewal_failed"}');
    expect((await getContext(args)).marker()).toBeNull();
  });
});
