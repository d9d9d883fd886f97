import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { fakeContext, fakeRequest } from "./context.fixture";
import { notFound } from "./context.server";
import { redirectOldAddresses } from "./redirect-old-addresses.server";

type Module = ServerBuild["routes"][string]["module"];

const isLookUp = (request: Request) => new URL(request.url).pathname === "/api/home/redirect";

interface Asked {
  method?: string;
  id?: string;
  /** What the backend says to a look-up. */
  answer?: () => Promise<Response>;
  load?: () => unknown;
}

const missing = () => {
  throw notFound();
};

/** What a page answers, and the paths that the backend was asked for. */
async function ask(
  address: string,
  {
    method = "GET",
    id = "routes/resources/not-found",
    answer = async () => Response.json({ to: "/fa/کفش نو" }),
    load = missing,
  }: Asked = {},
) {
  const { context } = fakeContext();
  const others = context.api;
  const lookedUp: (string | null)[] = [];
  context.api = async (request) => {
    if (!isLookUp(request)) return others?.(request) ?? Response.error();
    lookedUp.push(new URL(request.url).searchParams.get("path"));
    return answer();
  };
  const loader = async () => load() as Response;
  const module = { default: () => null, loader } as unknown as Module;
  const routes = redirectOldAddresses({ [id]: { id, path: "*", module } });
  const request = new Request(fakeRequest(address), { method });
  const args: LoaderFunctionArgs = { request, context, params: {} };
  const run = routes[id]?.module.loader as (args: LoaderFunctionArgs) => Promise<unknown>;
  const response = await run(args).catch((thrown: unknown) => thrown);
  return { response: response as Response, lookedUp };
}

describe("a page that isn't there", () => {
  it.each(["GET", "HEAD"])("leads to where it is now, with its query (%s)", async (method) => {
    const { response, lookedUp } = await ask("/Shop/%DA%A9%D9%81%D8%B4/?a=1&a=%20", { method });
    expect(lookedUp).toEqual(["/Shop/کفش"]);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(
      "/fa/%DA%A9%D9%81%D8%B4%20%D9%86%D9%88?a=1&a=%20",
    );
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("stays a 404 where nobody has written its address down", async () => {
    const answer = async () => Response.json({ to: null });
    expect((await ask("/old", { answer })).response.status).toBe(404);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "evil",
    "/a\r\nSet-Cookie: a=b",
    "/api/user",
    "/staff",
  ])("never leads to %j, whatever the backend says", async (to) => {
    const answer = async () => Response.json({ to });
    expect((await ask("/old", { answer })).response.status).toBe(404);
  });

  it("stays a 404 while the backend is away", async () => {
    const away = async () => Response.json({ msg: "error.unavailable" }, { status: 503 });
    expect((await ask("/old", { answer: away })).response.status).toBe(404);
    const broken = () => Promise.reject(new Error("away"));
    expect((await ask("/old", { answer: broken })).response.status).toBe(404);
  });

  it("waits no longer than a moment", async () => {
    const begun = performance.now();
    const { response } = await ask("/old", { answer: () => new Promise(() => {}) });
    expect(response.status).toBe(404);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it.each([
    "/api/old",
    "/assets/old.js",
    "/staff/old",
    "/STAFF/old",
    "/%73taff/old",
    "/a%00",
    "/%ff",
    "/a//b",
    "/a%5cb",
    `/${"a".repeat(600)}`,
  ])("isn't looked for at %s", async (address) => {
    const { response, lookedUp } = await ask(address);
    expect([response.status, lookedUp]).toEqual([404, []]);
  });

  it("isn't looked for by a form, nor in what needs a login", async () => {
    expect((await ask("/old", { method: "POST" })).lookedUp).toEqual([]);
    const guarded = await ask("/user/old", { id: "routes/account/order/route" });
    expect([guarded.response.status, guarded.lookedUp]).toEqual([404, []]);
  });
});

it.each([
  ["a page that is there", () => ({ fine: true })],
  [
    "a page that fails",
    () => {
      throw new Response(null, { status: 503 });
    },
  ],
  [
    "a redirect",
    () => {
      throw new Response(null, { status: 302, headers: { Location: "/fa" } });
    },
  ],
])("%s is looked for nowhere else", async (_, load) => {
  expect((await ask("/fa/blogs", { load })).lookedUp).toEqual([]);
});
