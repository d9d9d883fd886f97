import { afterEach, expect, it, vi } from "vitest";
import { fakeContext } from "~/request/context.fixture";
import { noteCatalogVersion, seenCatalogVersion, wasDoubted } from "./catalog-version.server";
import { sendToBackend } from "./client/api-client.server";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Whether what is asked of a backend that answers so is doubted. */
async function isDoubted(answer: () => Promise<Response>, method = "GET") {
  const { context } = fakeContext();
  const since = performance.now();
  await new Promise((done) => setTimeout(done, 2));
  await sendToBackend({ ...context, api: answer }, "/api/x", {
    method,
    headers: new Headers(),
  }).catch(() => {});
  return wasDoubted(since);
}

const answered = (status: number, headers: Record<string, string> = {}) =>
  async function answer() {
    return new Response(null, { status, headers });
  };

it.each([200, 404, 301])("an answer with %i is as good as any", async (status) => {
  expect(await isDoubted(answered(status))).toBe(false);
});

it.each([500, 503, 429])("an answer with %i may have something else stand in", async (status) => {
  expect(await isDoubted(answered(status))).toBe(true);
  expect(await isDoubted(answered(status), "POST")).toBe(false);
});

it("so may a backend that can't be reached", async () => {
  expect(await isDoubted(() => Promise.reject(new Error("refused")))).toBe(true);
});

it("of two backends the one that is behind is doubted, and one whose answer came late isn't", async () => {
  const from = 1_000_000;
  noteCatalogVersion(String(from));
  const saying = (version: number) => answered(200, { "X-Catalog-Version": String(version) });
  expect(await isDoubted(saying(from))).toBe(false);
  expect(await isDoubted(saying(from - 1))).toBe(true);
  expect(seenCatalogVersion()).toBe(String(from));
  // Another answer has told a newer version while this one was under way.
  const late = async () => {
    const response = await saying(from)();
    noteCatalogVersion(String(from + 1));
    return response;
  };
  expect(await isDoubted(late)).toBe(false);
  expect(seenCatalogVersion()).toBe(String(from + 1));
  noteCatalogVersion("after-doubts");
});
