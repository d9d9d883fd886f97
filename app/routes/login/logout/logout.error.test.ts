import { describe, expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { action } from "./route";

const token = "t".repeat(43);
const other = "o".repeat(43);
const user = {
  id: "1",
  name: null,
  last_name: null,
  phone: null,
  email: null,
  permissions: [],
  avatar: null,
  calendar: "auto" as const,
  digits: "auto" as const,
  steps: { done: [], next: null, percent: 0 },
  unread: { tickets: 0 },
};

type Backend = (path: string, token: string | null) => Response | undefined;

/** A context whose backend answers as a test says, and all that it was told to end. */
function contextOf(backend: Backend) {
  const { context } = fakeContext({ user: { login: true, info: { ...user, lang: "en" } } });
  const { api } = context;
  const ended: string[] = [];
  context.api = async (request) => {
    const { pathname } = new URL(request.url);
    const authorization = request.headers.get("Authorization");
    if (pathname.startsWith("/api/logout")) ended.push(`${pathname} ${authorization}`);
    const answer = backend(pathname, authorization);
    if (answer) return answer;
    return api ? api(request) : new Response(null, { status: 500 });
  };
  return { context, ended };
}

const done: Backend = (path) =>
  path.startsWith("/api/logout") ? Response.json({ done: true }) : undefined;
const away: Backend = () => {
  throw new TypeError("fetch failed");
};
const failing: Backend = (path) =>
  path.startsWith("/api/logout")
    ? Response.json({ msg: "error.internal" }, { status: 500 })
    : undefined;

/** What the browser holds after an answer. */
function cookiesOf(lines: readonly string[]): Record<string, string> {
  const pairs = lines.map((line) => (line.split(";", 1)[0] ?? "").split("="));
  return Object.fromEntries(pairs.map(([name, value = ""]) => [name, decodeURIComponent(value)]));
}

async function logOut(backend: Backend, cookie = `__Host-session=${token}`, fields = {}) {
  const { context, ended } = contextOf(backend);
  const request = new Request("https://shop.example/logout", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: "https://shop.example", Cookie: `lang=en; ${cookie}` },
  });
  const response = await action({ request, context, params: {} });
  return { cookies: cookiesOf(response.headers.getSetCookie()), ended };
}

async function visit(backend: Backend, cookie: string, headers: Record<string, string> = {}) {
  const { context, ended } = contextOf(backend);
  const request = new Request("https://shop.example/en", {
    headers: { Cookie: cookie, ...headers },
  });
  const ctx = await getContext({ request, context });
  return { cookies: cookiesOf(ctx.cookies), ended };
}

describe("a logout", () => {
  it("R-AUTH-16[session] that the backend took leaves nothing behind", async () => {
    const { cookies, ended } = await logOut(done);
    expect(ended).toEqual([`/api/logout ${token}`]);
    expect(cookies).toMatchObject({
      "__Host-session": "",
      flash: expect.stringContaining("login.bye"),
    });
    expect(cookies.flash).not.toContain("login.bye_later");
    expect(cookies["__Host-ended"]).toBeUndefined();
  });

  it.each([
    ["away", away],
    ["failing", failing],
  ])("while the backend is %s is over here, waits, and says so", async (_, backend) => {
    const { cookies } = await logOut(backend);
    expect(cookies).toMatchObject({
      "__Host-session": "",
      "__Host-ended": token,
      flash: expect.stringContaining("login.bye_later"),
    });
  });

  it("of a token that is dead already is done", async () => {
    const dead: Backend = () => Response.json({ msg: "auth.failed" }, { status: 401 });
    const { cookies } = await logOut(dead);
    expect(cookies["__Host-ended"]).toBeUndefined();
  });

  it("that waits is told with the next request, and is then forgotten", async () => {
    const { cookies, ended } = await visit(done, `__Host-ended=${token}`);
    expect(ended).toEqual([`/api/logout ${token}`]);
    expect(cookies["__Host-ended"]).toBe("");
  });

  it("everywhere waits as such, and renews its token where it has to", async () => {
    const waiting = await logOut(away, undefined, { everywhere: "1" });
    expect(waiting.cookies["__Host-ended"]).toBe(`${token}*`);
    const renewing: Backend = (path, authorization) => {
      if (path === "/api/user/renew-token") return Response.json({ token: other });
      if (authorization === token) return Response.json({ token: "renew" }, { status: 401 });
      return done(path, authorization);
    };
    const { cookies, ended } = await visit(renewing, `__Host-ended=${token}%2A`);
    expect(ended.at(-1)).toBe(`/api/logout/everywhere ${other}`);
    expect(cookies["__Host-ended"]).toBe("");
  });

  it("goes on waiting while the backend is away, beside another", async () => {
    expect((await visit(away, `__Host-ended=${other}`)).cookies["__Host-ended"]).toBeUndefined();
    const both = await logOut(away, `__Host-session=${token}; __Host-ended=${other}`);
    expect(both.cookies["__Host-ended"]).toBe(`${other}.${token}`);
    const { cookies, ended } = await visit(done, `__Host-ended=${other}.${token}`);
    expect(ended).toHaveLength(2);
    expect(cookies["__Host-ended"]).toBe("");
  });

  it("is not told by a guess of the browser, nor of what the shop never made", async () => {
    const guess = await visit(done, `__Host-ended=${token}`, { "Sec-Purpose": "prefetch" });
    expect(guess.ended).toEqual([]);
    const many = Array.from({ length: 50 }, () => token).join(".");
    for (const [value, told] of [
      ["x", 0],
      [`${token}x`, 0],
      ["..*", 0],
      [many, 5],
    ] as const) {
      expect((await visit(done, `__Host-ended=${value}`)).ended).toHaveLength(told);
    }
  });
});
