import type { i18n } from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import { createBrowserTexts } from "~/client/i18n/browser-i18n";
import { sayAnew, startTexts } from "./start-texts";

type Files = Record<string, Record<string, string>>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const defaults = (lang: string, ok: Record<string, string>) => ({
  hash: "h1",
  lang,
  fonts: "",
  meta_tag: "",
  colors: "",
  translates: [{ key: "ok", ...ok }],
});

/** Starts a page in a language; what lies on the device, what is stored and what the shop answers is said by each test. */
function start(
  lang: LanguageCode,
  {
    device = {},
    stored = null,
    answer,
  }: {
    device?: Files;
    stored?: ReturnType<typeof defaults> | null;
    answer?: () => Promise<Response>;
  },
) {
  const instance = createBrowserTexts(lang, () => {}) as unknown as i18n;
  const fetched = vi.fn(answer ?? (async () => new Response(null, { status: 500 })));
  vi.stubGlobal("fetch", fetched);
  const onWait = vi.fn();
  const ready = vi.fn();
  const find = async (address: string) => device[address];
  const addresses = [`/texts/${lang}.core.1`];
  const host = "shop.example";
  void startTexts({ instance, lang, addresses, stored, host, find, onWait }).then(ready);
  return { say: () => instance.t("ok"), instance, fetched, onWait, ready };
}

it("the files that lie on the device are enough, and what the page was made with goes before what is stored", async () => {
  const device = { "/texts/en.core.1": { ok: "OK" } };
  const page = start("en", { device, stored: defaults("en", { en: "Fine" }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.ready).toHaveBeenCalled();
  expect(
    [page.say(), page.onWait, page.fetched].map((one) =>
      typeof one === "string" ? one : one.mock.calls.length,
    ),
  ).toEqual(["OK", 0, 0]);
});

it("R-STARTUP-07[device] in the language of the stored defaults their texts are enough", async () => {
  const page = start("fa", { stored: defaults("fa", { fa: "باشه" }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.ready).toHaveBeenCalled();
  expect(page.say()).toBe("باشه");
  expect(page.fetched).not.toHaveBeenCalled();
  expect(page.onWait).not.toHaveBeenCalled();
});

it.each([
  ["no defaults are stored", null],
  ["the stored ones are in another", defaults("fa", { fa: "باشه" })],
])(
  "R-STARTUP-08[device] R-STARTUP-05[device] R-STARTUP-09[device] where %s each file is asked for once, and the view waits until 10 ms after",
  async (_name, stored) => {
    const page = start("en", { stored, answer: async () => Response.json({ ok: "OK" }) });
    await vi.advanceTimersByTimeAsync(9);
    expect(page.onWait).toHaveBeenCalledTimes(1);
    expect(page.ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ready).toHaveBeenCalled();
    expect(page.say()).toBe("OK");
    expect(page.fetched.mock.calls).toEqual([["/texts/en.core.1"]]);
  },
);

it.each([
  ["an error", async () => new Response(null, { status: 500 }), 10],
  ["no line", () => Promise.reject(new TypeError("Failed to fetch")), 10],
  ["a line that swallows it", () => new Promise<Response>(() => {}), 5000],
] as const)(
  "R-STARTUP-10[device] through %s the view comes with keys, or with the texts of last time",
  async (_name, answer, ms) => {
    const page = start("en", { answer });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(page.ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ready).toHaveBeenCalled();
    expect(page.say()).toBe("ok");
    const later = start("en", { answer, stored: defaults("fa", { en: "OK" }) });
    await vi.advanceTimersByTimeAsync(ms);
    expect(later.ready).toHaveBeenCalled();
    expect(later.say()).toBe("OK");
  },
);

it("newer defaults are said over what the page was made with", async () => {
  const device = { "/texts/en.core.1": { ok: "OK", cancel: "Cancel" } };
  const { instance } = start("en", { device });
  await vi.advanceTimersByTimeAsync(0);
  const told = vi.fn();
  instance.on("languageChanged", told);
  await sayAnew(instance, "en", defaults("fa", { en: "Fine" }), "shop.example");
  expect([instance.t("ok"), instance.t("cancel")]).toEqual(["Fine", "Cancel"]);
  expect(told).toHaveBeenCalledTimes(1);
});
