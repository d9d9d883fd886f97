import { describe, expect, it } from "vitest";
import { fakeContext } from "~/request/context.fixture";
import { loader } from "./api";

const context = (api?: (request: Request) => Promise<Response>) => ({
  ...fakeContext().context,
  api,
});

describe("/api of a storefront on its own (decisions 15)", () => {
  it("goes on unchanged, and comes back as it is", async () => {
    const seen: Request[] = [];
    const api = async (request: Request) => {
      seen.push(request);
      return new Response("made", { status: 201, headers: { "X-Own": "1" } });
    };
    const request = new Request("https://shop.example/api/user?x=%2C", {
      method: "POST",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json", Authorization: "Bearer t", Cookie: "c=1" },
    });
    const response = await loader({ request, context: context(api), params: {} });
    expect([response.status, await response.text()]).toEqual([201, "made"]);
    expect(response.headers.get("X-Own")).toBe("1");
    expect(response.headers.getSetCookie()).toEqual([]);
    const [call] = seen;
    expect(call && new URL(call.url).pathname + new URL(call.url).search).toBe("/api/user?x=%2C");
    expect(call?.headers.get("Authorization")).toBe("Bearer t");
    expect(call?.headers.has("Cookie")).toBe(false);
    expect(await call?.text()).toBe('{"a":1}');
  });

  it("says in JSON that the backend is away", async () => {
    const api = async () => Promise.reject(new TypeError("fetch failed"));
    const request = new Request("https://shop.example/api/user");
    const response = await loader({ request, context: context(api), params: {} });
    expect([response.status, await response.json()]).toEqual([503, { msg: "error.unavailable" }]);
  });
});
