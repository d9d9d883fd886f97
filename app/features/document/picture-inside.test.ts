import { expect, it } from "vitest";
import type { ShopLoadContext } from "~/api/client/load-context";
import type { RequestContext } from "~/request/context.server";
import { pictureInsideOf, placePictureInside } from "./picture-inside.server";

const url = "/api/media/0123";

/** A page's context after its picture was placed, and the calls that it took. */
async function placed(
  answer: () => Response | Promise<Response>,
  reader: Partial<RequestContext> = {},
) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    asked.push(`${new URL(request.url).pathname}${new URL(request.url).search}`);
    expect(request.headers.get("Accept")).toBe("image/webp");
    expect(request.headers.get("Cache-Control")).toBe("only-if-cached");
    return answer();
  };
  const ctx = { lang: "fa", isFirstVisit: true, lite: false, ...reader };
  const whole = ctx as RequestContext;
  const isSettled = await placePictureInside({ api } as ShopLoadContext, whole, url);
  return { pictureInside: pictureInsideOf(whole), isSettled, asked };
}

const picture = (bytes: number) => () =>
  new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/webp" } });

it("a newcomer's page gets its picture, as every browser knows it", async () => {
  const { pictureInside, asked, isSettled } = await placed(picture(3));
  expect(pictureInside).toEqual({ url, data: "data:image/webp;base64,AAAA" });
  expect(asked).toEqual([`${url}?w=720`]);
  expect(isSettled).toBe(true);
});

it.each([
  ["somebody who was here before", { isFirstVisit: false }],
  ["who wants few bytes", { lite: true }],
])("the page of %s asks for none", async (_who, reader) => {
  const { pictureInside, asked, isSettled } = await placed(picture(3), reader);
  expect([pictureInside, asked, isSettled]).toEqual([undefined, [], true]);
});

it("a large one comes by its address", async () => {
  expect((await placed(picture(8 * 1024))).pictureInside).toBeDefined();
  const { pictureInside, isSettled } = await placed(picture(8 * 1024 + 1));
  expect([pictureInside, isSettled]).toEqual([undefined, true]);
});

it.each([
  ["has to be drawn first", () => new Response(null, { status: 504 })],
  ["doesn't come", () => new Promise<Response>(() => {})],
  ["can't be had", () => new Response(null, { status: 503 })],
])("one that %s holds up nothing: the page is looked after again", async (_what, answer) => {
  const { pictureInside, isSettled } = await placed(answer);
  expect(pictureInside).toBeUndefined();
  expect(isSettled).toBe(false);
});
