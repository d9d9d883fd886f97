import { describe, expect, it } from "vitest";
import { z } from "zod";
import { answer, fakeApiClient, renewAnswer } from "./fake-api-client.fixture";

const anything = z.unknown();

describe("the client of the API", () => {
  it.each(["user", "/user", "api/user", "/api/user"])(
    "R-API-01[once] %s is called under /api exactly once",
    async (path) => {
      const { api, calls } = fakeApiClient(() => answer({}));
      await api.get(path, anything);
      expect(calls.map(({ path }) => path)).toEqual(["/api/user"]);
    },
  );

  it("R-API-02[headers, token] R-LANG-09[server] every call carries X-Requested-With, lang and the token", async () => {
    const { api, calls } = fakeApiClient(() => answer({}), { token: "secret", lang: "en" });
    await api.get("user", anything);
    const headers = calls[0]?.headers;
    expect(headers?.get("X-Requested-With")).toBe("XMLHttpRequest");
    expect(headers?.get("lang")).toBe("en");
    expect(headers?.get("Authorization")).toBe("secret");
  });

  it("R-API-02[visitor] a visitor's calls carry no Authorization", async () => {
    const { api, calls } = fakeApiClient(() => answer({}));
    await api.get("user", anything);
    expect(calls[0]?.headers.has("Authorization")).toBe(false);
  });

  it("decisions 10: a visitor's tokens go as X-Cart and X-Wish, each only where there is one", async () => {
    const { api, calls } = fakeApiClient(() => answer({}), { guests: { cart: "c-1" } });
    await api.get("user/carts", anything);
    expect(calls[0]?.headers.get("X-Cart")).toBe("c-1");
    expect(calls[0]?.headers.has("X-Wish")).toBe(false);
  });

  it("decisions 10, 21: keeps a token that an answer brings, and forgets one that it calls gone", async () => {
    const { api, calls, session } = fakeApiClient(
      ({ method }) =>
        method === "GET"
          ? Response.json({}, { headers: { "X-Guest-Gone": "cart, wish" } })
          : answer({}),
      { guests: { cart: "old", wish: "old" } },
    );
    await api.get("user/carts", anything);
    expect(session.guests).toEqual({ cart: undefined, wish: undefined });
    api.setGuest("cart", "fresh");
    api.setGuest("wish", null);
    await api.put("user/carts/7", anything, { qty: 2 });
    expect(calls[1]).toMatchObject({ method: "PUT", body: '{"qty":2}' });
    expect(calls[1]?.headers.get("X-Cart")).toBe("fresh");
    expect(calls[1]?.headers.has("X-Wish")).toBe(false);
  });

  it("R-API-03[json] posts are JSON", async () => {
    const { api, calls } = fakeApiClient(() => answer({}));
    await api.post("login", anything, { name: "سارا" });
    expect(calls[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ name: "سارا" });
  });

  it("R-API-04[one-pass] answers are HTML-decoded, one pass only", async () => {
    const { api } = fakeApiClient(() => answer({ a: "&amp;", b: ["&lt;b&gt;", "&amp;lt;"], n: 1 }));
    const got = await api.get("x", anything);
    expect(got).toEqual({ a: "&", b: ["<b>", "&lt;"], n: 1 });
  });

  it("R-TOKEN-01[renewed] R-TOKEN-02[one-call] R-TOKEN-04[replayed] R-ERR-05[renew] renews once, then repeats the call with the new token", async () => {
    const { api, calls, session } = fakeApiClient(
      ({ path, headers }) =>
        path === "/api/user/renew-token"
          ? answer({ token: "fresh" })
          : headers.get("Authorization") === "fresh"
            ? answer({ ok: true })
            : renewAnswer(),
      { token: "old-1" },
    );
    expect(await api.post("tickets?x=1", anything, { text: "hi" })).toEqual({ ok: true });
    expect(calls.map(({ path }) => path)).toEqual([
      "/api/tickets?x=1",
      "/api/user/renew-token",
      "/api/tickets?x=1",
    ]);
    expect(calls[2]).toMatchObject({ method: "POST", body: '{"text":"hi"}' });
    expect(session.renewals).toEqual(["fresh"]);
    const unconfirmed = calls.map(({ headers }) => headers.get("X-Token-Unconfirmed"));
    expect(unconfirmed).toEqual([null, null, "1"]);
  });

  it("R-TOKEN-03[one-renewal] R-TOKEN-04[callers] five parallel calls share one renewal and get their own answers", async () => {
    const { api, calls } = fakeApiClient(
      async ({ path, headers }) => {
        if (path === "/api/user/renew-token") {
          await Promise.resolve();
          return answer({ token: "fresh" });
        }
        return headers.get("Authorization") === "fresh" ? answer({ path }) : renewAnswer();
      },
      { token: "old-2" },
    );
    const wanted = ["a", "b", "c", "d", "e"];
    const got = await Promise.all(wanted.map((path) => api.get(path, anything)));
    expect(got).toEqual(wanted.map((path) => ({ path: `/api/${path}` })));
    expect(calls.filter(({ path }) => path === "/api/user/renew-token")).toHaveLength(1);
    expect(calls).toHaveLength(11);
  });

  it("a post that was told to renew is repeated unchanged, once", async () => {
    const bodies: (string | undefined)[] = [];
    const { api } = fakeApiClient(
      ({ path, headers, body }) => {
        if (path === "/api/user/renew-token") return answer({ token: "fresh" });
        if (headers.get("Authorization") !== "fresh") return renewAnswer();
        bodies.push(body);
        return answer({});
      },
      { token: "old-3" },
    );
    await api.post("user/tickets", anything, { text: "once" });
    expect(bodies).toEqual(['{"text":"once"}']);
  });
});
