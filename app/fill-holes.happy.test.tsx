import { createRequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";
import { loadFilling } from "./fill-holes.server";
import { buildOf } from "./rendered-build.fixture";
import { fakeContext, fakeRequest } from "./request/context.fixture";
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
  const { data, ...inPage } = filling.contents;
  expect(await render("/en/home/law")).toEqual(inPage);
  expect(await render("/en/home/law.data")).toEqual({ data });
  expect(filling.contents.bar).toContain('href="/en/carts"');
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

it("is asked anew for the next page where a cart could not be had", async () => {
  const Cookie = `__Host-cart=${"c".repeat(43)}`;
  const filling = await loadFilling(fakeRequest("/en", { Cookie }), fakeContext().context);
  expect(filling.once).toBe(true);
});
