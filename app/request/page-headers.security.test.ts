import { expect, it } from "vitest";
import { fakeContext, fakeRequest, loginCookie } from "./context.fixture";
import { getContext, type RequestContext } from "./context.server";
import { setAudience, setPageHeaders, setReader, setSpeculation } from "./page-headers.server";

async function headersFor(
  cookie: string,
  cacheControl: RequestContext["cacheControl"] = "public",
  status = 200,
) {
  const { context } = fakeContext({ user: { login: false, info: {} } });
  const ctx = await getContext({ request: fakeRequest("/en", { Cookie: cookie }), context });
  ctx.cacheControl = cacheControl;
  const headers = new Headers();
  setPageHeaders(headers, { scripts: [], styles: [] }, ctx);
  setAudience(headers, ctx, status);
  setSpeculation(headers, ctx, status);
  setReader(headers, ctx);
  return headers;
}

it.each([loginCookie, "__Host-cart=x", "__Host-wish=x", "flash=x"])(
  "R-PWA-03[private] a page made for who carries %s says that it is personal",
  async (cookie) => {
    expect((await headersFor(cookie)).get("X-Personal")).toBe("1");
  },
);

it.each(["", "lang=en", "lite=1", "session=planted"])(
  "a page made for who carries %j alone does not",
  async (cookie) => {
    expect((await headersFor(cookie)).has("X-Personal")).toBe(false);
  },
);

it("tells in which language and mode it was made", async () => {
  const lite = await headersFor("lite=1");
  expect([lite.get("Content-Language"), lite.get("X-Lite")]).toEqual(["en", "1"]);
  expect((await headersFor("")).has("X-Lite")).toBe(false);
});

it.each([
  ["theme=dark", "dark"],
  ["theme=light", "light"],
  ["theme=<script>", null],
  ["", null],
])("with cookies %j tells the look %s", async (cookie, look) => {
  expect((await headersFor(cookie)).get("X-Theme")).toBe(look);
});

it("only whole pages for everyone may be kept, and an account's are stored nowhere", async () => {
  expect((await headersFor("")).get("X-Keep")).toBe("page");
  expect((await headersFor("", "public", 404)).has("X-Keep")).toBe(false);
  expect((await headersFor("", "private")).has("X-Keep")).toBe(false);
  const account = await headersFor(loginCookie, "no-store");
  expect([account.get("Cache-Control"), account.has("X-Keep")]).toEqual(["no-store", false]);
});

it("only a page for everyone says what may be fetched ahead of a click, and to nobody who saves data", async () => {
  const rules = async (...asked: Parameters<typeof headersFor>) =>
    (await headersFor(...asked)).get("Speculation-Rules");
  expect(await rules("lang=en")).toBe('"/speculation/en.json"');
  expect(await rules("lang=en; lite=1")).toBeNull();
  expect(await rules("lang=en", "public", 404)).toBeNull();
  expect(await rules(loginCookie, "private")).toBeNull();
  expect(await rules(loginCookie, "no-store")).toBeNull();
});

it.each([
  ["lang=en", "same-origin"],
  [loginCookie, "same-origin"],
  ["__Host-cart=x", "same-origin"],
  ["flash=x", "same-origin"],
  ["", null],
  ["theme=dark", null],
])("with cookies %j keeps its window from others: %s", async (cookie, opener) => {
  const headers = await headersFor(cookie);
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe(opener);
  expect(headers.has("Speculation-Rules")).toBe(opener !== null);
});
