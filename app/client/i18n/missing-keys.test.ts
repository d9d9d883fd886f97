import { afterEach, expect, it, vi } from "vitest";
import { gatherMissingKeys, registerKey } from "./missing-keys";

afterEach(() => vi.unstubAllGlobals());

it("R-API-08[cap, once] R-CONST-07[value] 150 missing keys lead to 100 registrations, no key twice", () => {
  const keys = gatherMissingKeys();
  const send = vi.fn();
  for (let number = 0; number < 75; number++) keys.note(`key.${number}`, "", "en");
  keys.start(send);
  for (let number = 0; number < 150; number++) keys.note(`key.${number}`, "", "en");
  expect(send).toHaveBeenCalledTimes(100);
  expect(new Set(send.mock.calls.map(([key]) => key)).size).toBe(100);
});

it("R-LANG-13[candidate] nothing is sent before hydration", () => {
  const keys = gatherMissingKeys();
  keys.note("no.such.key", "no.such.key", "en");
  const send = vi.fn();
  keys.start(send);
  expect(send).toHaveBeenCalledExactlyOnceWith("no.such.key", "no.such.key", "en");
});

it("R-LANG-09[browser] the key is percent-encoded, the call carries the language", () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response());
  vi.stubGlobal("fetch", fetched);
  registerKey("timcheh")("a/b ؟", "متن", "fa");
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/translate/timcheh/a%2Fb%20%D8%9F?v=%D9%85%D8%AA%D9%86");
  expect(init?.method).toBe("POST");
  expect(new Headers(init?.headers).get("lang")).toBe("fa");
});
