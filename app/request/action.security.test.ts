import { describe, expect, it, vi } from "vitest";
import { guardAction } from "./action.server";
import { fakeContext } from "./context.fixture";

function post(headers: Record<string, string>, method = "POST", body = "a=1") {
  const run = vi.fn(async () => new Response("done"));
  const request = new Request("https://shop.example/language", {
    method,
    body,
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  const answer = guardAction(run)({ request, context: fakeContext().context, params: {} }).catch(
    (thrown: unknown) => thrown,
  );
  return { run, answer };
}

describe("guardAction (decisions 23)", () => {
  it.each([[{ Origin: "https://shop.example" }], [{}]])("lets %j pass", async (headers) => {
    const { run, answer } = post(headers);
    expect(await answer).toMatchObject({ status: 200 });
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([[{ Origin: "https://evil.example" }], [{ Origin: "null" }]])(
    "refuses %j before anything happens",
    async (headers) => {
      const { run, answer } = post(headers);
      expect(await answer).toMatchObject({ status: 403 });
      expect(run).not.toHaveBeenCalled();
    },
  );

  it("answers 400 to what is no form", async () => {
    const { run, answer } = post({ "Content-Type": "text/plain" });
    expect(await answer).toMatchObject({ status: 400 });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ["half a million fields", "a&".repeat(524_287)],
    ["a word to conform", "__intent__=x"],
    ["a NUL", "target=a%00b%40x.co"],
  ])("answers 400 to a form of %s, before anything reads it", async (_, body) => {
    const { run, answer } = post({}, "POST", body);
    expect(await answer).toMatchObject({ status: 400 });
    expect(run).not.toHaveBeenCalled();
  });

  it("answers 413 to a form that announces more than any of the shop's has", async () => {
    const { run, answer } = post({ "Content-Length": String(1024 * 1024 + 1) });
    expect(await answer).toMatchObject({ status: 413 });
    expect(run).not.toHaveBeenCalled();
  });

  it("knows only POST", async () => {
    const { run, answer } = post({}, "DELETE");
    expect(await answer).toMatchObject({ status: 405 });
    expect(run).not.toHaveBeenCalled();
  });
});
