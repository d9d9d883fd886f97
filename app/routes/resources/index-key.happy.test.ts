import { expect, it } from "vitest";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { loader } from "./index-key";

const ask = (indexNowKey?: string) =>
  loader({
    request: fakeRequest("/indexnow.txt"),
    context: fakeContext({ settings: { indexNowKey } }).context,
    params: {},
  });

it("the key of this shop is shown to search engines where there is one", async () => {
  const shown = ask("0123456789abcdef");
  expect(await shown.text()).toBe("0123456789abcdef");
  expect(shown.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(ask().status).toBe(404);
});
