import { describe, expect, it } from "vitest";
import { fakeContext, fakeRequest } from "./context.fixture";
import { requireUser } from "./require-user.server";

const open = (path: string, params: Record<string, string> = {}, method = "GET") =>
  requireUser({
    request: new Request(fakeRequest(path), { method }),
    context: fakeContext().context,
    params,
  }).then(
    () => new Response("opened"),
    (thrown: unknown) => (thrown instanceof Response ? thrown : Promise.reject(thrown)),
  );

describe("a page that needs login", () => {
  it("R-AUTH-08[session] R-AUTH-10[redirect] R-STORE-06[no-js] sends a visitor to /login, and says why", async () => {
    const response = await open("/user/orders?page=2");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
    const cookies = response.headers.getSetCookie().map(decodeURIComponent);
    expect(cookies).toEqual(
      expect.arrayContaining([
        "intended=/user/orders?page=2; Path=/; HttpOnly; Secure; SameSite=Lax",
        'flash={"type":"warning","key":"login_need"}; Path=/; HttpOnly; Secure; SameSite=Lax',
      ]),
    );
  });

  it("R-AUTH-08[denied-post] remembers the page that holds a form that a visitor posts", async () => {
    const response = await open("/user/wish-list?index&sort=newest", {}, "POST");
    const cookies = response.headers.getSetCookie().map(decodeURIComponent);
    const intended = cookies.find((cookie) => cookie.startsWith("intended="));
    expect(intended).toMatch(/^intended=\/user\/wish-list\?sort=newest;/);
  });

  it("R-ROUTE-03[unknown] is not there at all under an unknown language", async () => {
    expect((await open("/xx/carts", { lang: "xx" })).status).toBe(404);
  });
});
