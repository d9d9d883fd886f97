import { createInstance, type i18n } from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { i18nOptions } from "~/i18n/options";
import { loadLanguage } from "./browser-i18n";

let instance: i18n;

beforeEach(async () => {
  vi.useFakeTimers();
  instance = createInstance();
  await instance.init(i18nOptions("en", { ok: "OK" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["R-STARTUP-09 success", async () => Response.json({ ok: "باشه" }), "باشه"],
  ["R-STARTUP-10 failure", async () => Promise.reject(new TypeError("offline")), "ok"],
  ["R-STARTUP-10 an error answer", async () => new Response(null, { status: 500 }), "ok"],
])("%s makes the language ready 10 ms later", async (_title, answer, text) => {
  vi.stubGlobal("fetch", answer);
  const loaded = loadLanguage(instance, "fa", "/texts/fa.1");
  await vi.advanceTimersByTimeAsync(9);
  expect(instance.language).toBe("en");
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(instance.language).toBe("fa");
  expect(instance.t("ok")).toBe(text);
});

it("asks for a language's texts once, and again after a failure", async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 500 }));
  vi.stubGlobal("fetch", fetched);
  const load = (lang: "en" | "fa") =>
    Promise.all([
      loadLanguage(instance, lang, `/texts/${lang}.1`),
      vi.advanceTimersByTimeAsync(10),
    ]);
  await load("fa");
  await load("en");
  fetched.mockResolvedValue(Response.json({ ok: "باشه" }));
  await load("fa");
  await load("en");
  await load("fa");
  expect(fetched).toHaveBeenCalledTimes(2);
});
