import { createRequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";
import type { UserState } from "#backend/contract/user";
import { loadFilling } from "./fill-holes.server";
import { buildOf } from "./rendered-build.fixture";
import { fakeContext, fakeRequest, loginCookie } from "./request/context.fixture";
import { getContext } from "./request/context.server";
import { readPlaces } from "./request/holes";

const page = {
  loader: async (args: Parameters<typeof getContext>[0]) => {
    const ctx = await getContext(args);
    ctx.cacheControl = "public";
    return null;
  },
  default: () => <h1>عنوان</h1>,
};

async function render(address: string) {
  const ask = createRequestHandler(buildOf(page), "production");
  const answer = await ask(fakeRequest(address), fakeContext().context);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const places = readPlaces(answer.headers.get("X-Holes")) ?? [];
  return Object.fromEntries(
    places.map(({ name, start, end }) => [name, bytes.toString("utf8", start, end)]),
  );
}

it("puts into the holes what the page itself has there, for who has nothing", async () => {
  const filling = await loadFilling(fakeRequest("/en"), fakeContext().context);
  const { data, waiting, comment, ...inPage } = filling.contents;
  expect(await render("/en/home/law")).toEqual(inPage);
  expect(await render("/en/home/law.data")).toEqual({ data });
  expect(filling.contents.bar).toContain('href="/en/carts"');
  // Of the home page and of a post alone.
  expect([waiting, comment]).toEqual(["", expect.stringContaining("Log in to say something")]);
  expect([filling.once, filling.noStore, filling.cookies]).toEqual([false, false, []]);
});

it("shows a message once, and asks for it to be taken away", async () => {
  const flash = encodeURIComponent(JSON.stringify({ type: "info", key: "<i>" }));
  const asked = (headers: Record<string, string> = {}) =>
    loadFilling(
      fakeRequest("/en", { Cookie: `flash=${flash}`, ...headers }),
      fakeContext().context,
    );
  const filling = await asked();
  expect(filling.contents.flash).toContain("&lt;i&gt;");
  expect([filling.once, filling.noStore]).toEqual([true, true]);
  expect(filling.cookies).toEqual([expect.stringMatching(/^flash=;.*Max-Age=0/)]);
  const guessed = await asked({ "Sec-Purpose": "prefetch" });
  expect([guessed.contents.flash, guessed.cookies]).toEqual(["", []]);
});

const user: UserState = {
  login: true,
  info: {
    ...{ id: "7", name: "Roya", last_name: null, phone: null, email: null, lang: "en" },
    ...{ permissions: [], avatar: null, calendar: "auto", digits: "auto" },
    steps: { done: [], next: null, percent: 0 },
    unread: { tickets: 0 },
  },
};
const nothing = { amount: 0, currency: "IRR" };
const answers: Record<string, object> = {
  "/api/user": user,
  "/api/user/carts": {
    ...{ revision: 0, lines: [], later: [], count: 0, coupon: null, can_order: false },
    totals: {
      ...{ items: nothing, item_discount: nothing, coupon_discount: nothing, shipping: null },
      ...{ tax: [], payable: nothing },
    },
    free_shipping: null,
  },
  "/api/user/wish-list/codes": { data: [] },
  "/api/user/orders": { data: [], total: 0, page: 1, per_page: 10 },
};

/** What is filled in for somebody with a login while a call fails. */
function fillWithout(failing?: string) {
  const { context } = fakeContext();
  const api = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const answer = pathname === failing ? undefined : answers[pathname];
    return answer ? Response.json(answer) : Response.json({ requestId: "r" }, { status: 500 });
  };
  return loadFilling(fakeRequest("/en", { Cookie: loginCookie }), { ...context, api });
}

it.each(Object.keys(answers))("is asked anew for the next page where %s fails", async (path) => {
  expect((await fillWithout(path)).once).toBe(true);
  expect((await fillWithout()).once).toBe(false);
});
