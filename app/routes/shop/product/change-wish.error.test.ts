import { expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { changeWish } from "./action.server";

const page = { id: 12, name: "Bowl", path: "/en/home/products/show/12/Bowl" };

/** A shop whose wish list refuses with these errors. */
function openWith(errors: Record<string, string[]>) {
  const { context } = fakeContext();
  const original = context.api;
  context.api = async (request) => {
    if (!request.url.endsWith("/api/user/wish-list"))
      return original?.(request) ?? Response.error();
    return Response.json({ msg: "error.bad_request", errors, requestId: "r" }, { status: 400 });
  };
  return getContext({ request: fakeRequest("/en"), context });
}

it("a full list is said on the product's page, and the page stays what it was", async () => {
  const ctx = await openWith({ product_id: ["wish_list.full"] });
  const answer = await changeWish(ctx, { intent: "wish.add" }, page);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page.path]);
  const cookies = answer.headers.getSetCookie().map(decodeURIComponent).join();
  expect(cookies).toContain('"key":"wish_list.full"');
});

it("any other refusal is none of its own", async () => {
  const ctx = await openWith({ product_id: ["required_error"] });
  await expect(changeWish(ctx, { intent: "wish.add" }, page)).rejects.toThrow();
});
