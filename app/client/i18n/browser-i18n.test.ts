import type { i18n } from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserI18n, createBrowserTexts, loadTexts } from "./browser-i18n";

let instance: i18n;

beforeEach(() => {
  vi.useFakeTimers();
  instance = createBrowserTexts("en", vi.fn()) as unknown as i18n;
  instance.addResourceBundle("en", "core", { ok: "OK" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers each file by its address; what has no answer fails. */
function stubFiles(files: Record<string, Record<string, string>>) {
  const fetched = vi.fn(async (address: string) => {
    const texts = files[address];
    return texts ? Response.json(texts) : new Response(null, { status: 500 });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const load = (lang: "en" | "fa", named: string) =>
  Promise.all([loadTexts(instance, lang, named), vi.advanceTimersByTimeAsync(10)]);

describe("a change of language", () => {
  it.each([
    [
      "R-STARTUP-09[ten-ms] R-CONST-03[value] success",
      async () => Response.json({ ok: "باشه" }),
      "باشه",
    ],
    [
      "R-STARTUP-10[ten-ms, keys] failure",
      async () => Promise.reject(new TypeError("offline")),
      "ok",
    ],
    [
      "R-STARTUP-10[ten-ms, keys] an error answer",
      async () => new Response(null, { status: 500 }),
      "ok",
    ],
  ])("%s makes the language ready 10 ms later", async (_title, answer, text) => {
    vi.stubGlobal("fetch", answer);
    const loaded = loadTexts(instance, "fa", "/texts/fa.core.1");
    await vi.advanceTimersByTimeAsync(9);
    expect(instance.language).toBe("en");
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(instance.language).toBe("fa");
    expect(instance.t("ok")).toBe(text);
  });

  it("takes the texts that are there without asking for any", async () => {
    const fetched = stubFiles({});
    await load("fa", "");
    expect(instance.language).toBe("fa");
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("the first page of a namespace", () => {
  it.each([
    ["R-STARTUP-09[ten-ms] success", { "/texts/en.own.2": { title: "Log in" } }, "Log in"],
    ["R-STARTUP-10[ten-ms, keys] failure", {}, "title"],
  ])("%s is told 10 ms later", async (_title, files, text) => {
    const fetched = stubFiles(files as Record<string, Record<string, string>>);
    const settled = vi.fn();
    const loaded = loadTexts(instance, "en", "/texts/en.own.2").then(settled);
    await vi.advanceTimersByTimeAsync(9);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect([instance.t("ok"), instance.t("title" as "ok")]).toEqual(["OK", text]);
    expect(fetched.mock.calls).toEqual([["/texts/en.own.2"]]);
  });

  it("one file that can't be had does not keep the other away", async () => {
    stubFiles({ "/texts/fa.own.2": { title: "ورود" } });
    await load("fa", "/texts/fa.core.1 /texts/fa.own.2");
    expect([instance.t("ok"), instance.t("title" as "ok")]).toEqual(["ok", "ورود"]);
    expect(instance.hasResourceBundle("fa", "core")).toBe(false);
    expect(instance.hasResourceBundle("fa", "own")).toBe(true);
  });
});

it.each([
  ["both files of a page of the shopper's own", "/texts/fa.core.1 /texts/fa.own.2", "باشه", "ورود"],
  ["the one of a public page", "/texts/fa.core.1", "باشه", "title"],
  ["none where the page names none", undefined, "ok", "title"],
])("starts with %s", async (_title, texts, ok, title) => {
  vi.stubGlobal("document", { documentElement: { lang: "fa", dataset: { texts } } });
  stubFiles({ "/texts/fa.core.1": { ok: "باشه" }, "/texts/fa.own.2": { title: "ورود" } });
  const started = await createBrowserI18n();
  expect([started.language, started.t("ok"), started.t("title" as "ok")]).toEqual([
    "fa",
    ok,
    title,
  ]);
});
