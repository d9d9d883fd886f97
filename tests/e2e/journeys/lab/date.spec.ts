import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

const specimen = (page: Page, lang: LanguageCode, which: "day" | "moment") =>
  page.getByRole("region", { name: say(lang, `lab.date_${which}`), exact: true });

const part = (where: Locator, lang: LanguageCode, name: Parts) =>
  where.getByLabel(say(lang, `date.${name}`), { exact: true });
type Parts = "year" | "month" | "day" | "hour" | "minute" | "second";

async function choose(where: Locator, lang: LanguageCode, chosen: Partial<Record<Parts, string>>) {
  for (const [name, value] of Object.entries(chosen)) {
    await part(where, lang, name as Parts).selectOption(value);
  }
  await where.getByRole("button", { name: say(lang, "lab.send") }).click();
}

const days = {
  fa: { sent: { year: "1403", month: "1", day: "1" }, value: "2024-03-20" },
  en: { sent: { year: "2024", month: "2", day: "29" }, value: "2024-02-29" },
} as const;

const moments = { fa: "2024-03-20T20:29:59Z", en: "2024-03-01T07:59:59Z" } as const;

for (const lang of languageCodes) {
  test(`R-DATE-08[server] R-DATE-01[without-script] R-LANG-06[picked] the selects are sent in the language's calendar, the server converts (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/date`);
    await choose(specimen(page, lang, "day"), lang, days[lang].sent);
    await expect(page.getByText(say(lang, "lab.sent", { value: days[lang].value }))).toBeVisible();
  });

  test(`R-DATE-06[ranges, last-second, without-script] R-DATE-08[moment] R-CONST-31[value] 23:59:59 of the language's zone is a UTC moment (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/date`);
    const where = specimen(page, lang, "moment");
    for (const [name, count] of [
      ["hour", 24],
      ["minute", 60],
      ["second", 60],
    ] as const) {
      // And the empty one.
      await expect(part(where, lang, name).locator("option")).toHaveCount(count + 1);
    }
    const time = { hour: "23", minute: "59", second: "59" };
    await choose(where, lang, { ...days[lang].sent, ...time });
    await expect(page.getByText(say(lang, "lab.sent", { value: moments[lang] }))).toBeVisible();
  });

  test(`R-DATE-08[server] a day that is none comes back with its message and what was chosen (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/date`);
    const where = specimen(page, lang, "day");
    const year = lang === "fa" ? "1404" : "2023";
    const month = lang === "fa" ? "12" : "2";
    await choose(where, lang, { year, month, day: "30" });
    const length = lang === "fa" ? "۲۹" : "28";
    await expect(where.getByText(say(lang, "date.no_day", { length }))).toBeVisible();
    await expect(part(where, lang, "year")).toHaveValue(year);
    await expect(part(where, lang, "month")).toHaveValue(month);
    await expect(part(where, lang, "day")).toHaveValue("30");
    await expect(part(where, lang, "day")).toHaveAttribute("aria-invalid", "true");
  });
}

for (const [name, sent, key] of [
  ["month 13", { year: "1403", month: "13", day: "1" }, "date.no_month"],
  ["letters", { year: "1403", month: "mehr", day: "1" }, "date.not_number"],
  ["nothing at all", {}, "required_error"],
] as const) {
  test(`R-DATE-08[server] by hand, ${name} gets 400 with its message and what was sent`, async ({
    request,
    baseURL,
  }) => {
    const form = Object.fromEntries(
      Object.entries(sent).map(([which, value]) => [`day.${which}`, value]),
    );
    const answer = await request.post("/fa/__lab/date", {
      form: { which: "day", ...form },
      headers: { Origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).toContain(say("fa", key));
    for (const value of Object.values(sent)) {
      expect(html).toMatch(new RegExp(`<option value="${value}" selected`));
    }
  });
}

test("R-DATE-08[server] by hand, Persian digits are read", async ({ request, baseURL }) => {
  const answer = await request.post("/fa/__lab/date", {
    form: { which: "day", "day.year": "۱۴۰۳", "day.month": "۱۲", "day.day": "۳۰" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(await answer.text()).toContain(say("fa", "lab.sent", { value: "2025-03-20" }));
});
