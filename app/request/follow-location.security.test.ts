import { expect, it, vi } from "vitest";
import { z } from "zod";
import { guardAction } from "./action.server";
import { fakeContext, fakeRequest } from "./context.fixture";
import { getContext } from "./context.server";
import { asPage } from "./responses.server";

const gateway = "https://payment.zarinpal.com";

/** A shop whose backend answers the call `user/checkout` with 307 and a location. */
function contextLeadingTo(location: string) {
  const { context } = fakeContext({ settings: { payingOrigins: [gateway] } });
  const { api } = context;
  context.api = async (request) =>
    request.url.endsWith("/api/user/checkout")
      ? Response.json({ location }, { status: 307 })
      : (api?.(request) ?? new Response(null, { status: 500 }));
  return context;
}

const asked = z.object({});

async function load(location: string): Promise<unknown> {
  const context = contextLeadingTo(location);
  const ctx = await getContext({ request: fakeRequest("/en/carts"), context });
  return ctx.api
    .get("user/checkout", asked)
    .catch(asPage(ctx))
    .catch((thrown) => thrown);
}

async function act(location: string): Promise<unknown> {
  const posting = new Request("https://shop.example/en/checkout", {
    method: "POST",
    body: "a=1",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  const ordered = vi.fn();
  const action = guardAction(async ({ ctx }) => {
    ordered(await ctx.api.post("user/checkout", asked, {}));
  });
  const answer = action({ request: posting, context: contextLeadingTo(location), params: {} });
  return answer.then(ordered, (thrown: unknown) => thrown);
}

const ways = [
  ["a page", load],
  ["a form", act],
] as const;

for (const [way, go] of ways) {
  it(`R-ERR-01[location] after ${way} the browser goes to a page of the shop by GET`, async () => {
    const response = await go("/home/payment/ok/1?a=b");
    if (!(response instanceof Response)) throw new Error("no redirect", { cause: response });
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/home/payment/ok/1?a=b",
    ]);
  });

  it(`R-ERR-01[gateway] after ${way} it goes to a gateway that the settings name`, async () => {
    const response = await go(`${gateway}/pg/StartPay/A1`);
    if (!(response instanceof Response)) throw new Error("no redirect", { cause: response });
    expect(response.headers.get("Location")).toBe(`${gateway}/pg/StartPay/A1`);
    expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  it.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    `R-ERR-01[foreign] after ${way} it does not go to %s`,
    async (location) => {
      const thrown = await go(location);
      expect(thrown).toMatchObject({ status: 307, outcome: { kind: "redirect" } });
    },
  );
}
