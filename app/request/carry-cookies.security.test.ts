import { createRequestHandler, redirect } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { buildOf } from "../rendered-build.fixture";
import { carryCookies } from "./carry-cookies.server";
import { fakeContext, fakeRequest } from "./context.fixture";
import { getContext } from "./context.server";
import { takeFlash } from "./flash.server";
import { redirectTo } from "./responses.server";

type WholeModule = Parameters<typeof buildOf>[0];
/** A resource has no component. */
type RouteModule = Partial<WholeModule>;
type Loader = NonNullable<WholeModule["loader"]>;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const old = "o".repeat(43);
const fresh = "f".repeat(43);

/** A context of a reader whose token has to be renewed. */
function contextOfReader() {
  const { context } = fakeContext({ user: { login: false, info: {} } });
  const { api } = context;
  context.api = async (request) => {
    const { pathname } = new URL(request.url);
    const token = request.headers.get("Authorization");
    if (pathname === "/api/user/renew-token") return Response.json({ token: fresh });
    if (token === old) return Response.json({ token: "renew" }, { status: 401 });
    return api ? api(request) : new Response(null, { status: 500 });
  };
  return context;
}

async function ask(
  { page, path = "/fa/x", root = {} }: { page: RouteModule; path?: string; root?: RouteModule },
  cookies = `__Host-session=${old}`,
): Promise<Response> {
  const build = buildOf(page as WholeModule, root);
  const render = createRequestHandler(
    { ...build, routes: carryCookies(build.routes) },
    "production",
  );
  return render(fakeRequest(path, { Cookie: cookies }), contextOfReader());
}

const opened = (answer: () => unknown): Loader =>
  (async (args: Parameters<Loader>[0]) => {
    await getContext(args);
    return answer();
  }) as Loader;

const page = () => null;
const thrown = (response: Response) => () => {
  throw response;
};
const sessionOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="));

describe("decisions 7 a renewed token reaches its reader", () => {
  it.each<[string, { page: RouteModule; path?: string }]>([
    ["a page", { page: { default: page } }],
    ["a page's data", { page: { default: page }, path: "/fa/x.data" }],
    [
      "a thrown redirect",
      { page: { default: page, loader: opened(thrown(redirect("/fa/y", 301))) } },
    ],
    [
      "a thrown redirect's data",
      { page: { default: page, loader: opened(thrown(redirect("/fa/y"))) }, path: "/fa/x.data" },
    ],
    [
      "a page that isn't there",
      { page: { default: page, loader: opened(thrown(new Response(null, { status: 404 }))) } },
    ],
    ["a resource", { page: { loader: opened(() => Response.json([])) } }],
    [
      "a refused resource",
      { page: { loader: opened(thrown(new Response(null, { status: 503 }))) } },
    ],
    [
      "a page whose loader fails",
      { page: { default: page, loader: opened(() => Promise.reject(new Error("no"))) } },
    ],
  ])("with %s", async (_, asked) => {
    const answer = await ask(asked);
    expect(sessionOf(answer)).toContain(fresh);
    expect(answer.headers.get("Cache-Control")).toMatch(/^private, no-cache$|no-store/);
  });

  it("and what others may get too is then that reader's alone", async () => {
    const shared = () => new Response("", { headers: { "Cache-Control": "public, max-age=60" } });
    const answer = await ask({ page: { loader: opened(shared) } });
    expect(sessionOf(answer)).toContain(fresh);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const forAll = await ask({ page: { loader: opened(shared) } }, "");
    expect(forAll.headers.getSetCookie()).toEqual([]);
    expect(forAll.headers.get("Cache-Control")).toBe("public, max-age=60");
  });
});

describe("a message that waits", () => {
  const root = {
    loader: (async (args: Parameters<Loader>[0]) => {
      takeFlash(await getContext(args), args.request);
      return null;
    }) as Loader,
  };
  const waiting = `flash=${encodeURIComponent('{"type":"info","key":"login.bye"}')}`;
  const flashOf = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash="));

  it.each(["/fa/x", "/fa/x.data"])("is not lost where %s redirects", async (path) => {
    const loader = opened(thrown(redirect("/fa/y")));
    const answer = await ask({ page: { default: page, loader }, path, root }, waiting);
    expect(flashOf(answer)).toBeUndefined();
  });

  it.each(["/fa/x", "/fa/x.data"])("gives way to the redirect's own at %s", async (path) => {
    const loader = (async (args: Parameters<Loader>[0]) => {
      const ctx = await getContext(args);
      await new Promise(setImmediate);
      throw redirectTo(ctx, "/fa/y", {
        status: 302,
        flash: { type: "warning", key: "login_need" },
      });
    }) as Loader;
    const answer = await ask({ page: { default: page, loader }, path, root }, waiting);
    expect(decodeURIComponent(flashOf(answer) ?? "")).toContain("login_need");
  });
});
