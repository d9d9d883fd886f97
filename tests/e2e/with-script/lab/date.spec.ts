import type { Page } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

type Kind = "day" | "moment";

/** Opens the calendar of a date that has none yet; today is 15 January 2024, 25 Dey 1402. */
async function openCalendar(shopper: Shopper, lang: LanguageCode, kind: Kind = "day") {
  const { page } = shopper;
  await page.clock.install({ time: new Date("2024-01-15T20:00:00Z") });
  await shopper.open(`/${lang}/__lab/date`);
  const field = page.getByRole("region", { name: say(lang, `lab.date_${kind}`), exact: true });
  await field.getByRole("button", { name: say(lang, "date.open") }).click();
  const calendar = page.getByRole("dialog");
  await expect(calendar.getByRole("grid")).toBeVisible();
  const title = calendar.locator(".calendar-title > span:first-child, b.calendar-title");
  const button = (name: string) => calendar.getByRole("button", { name, exact: true });
  return {
    calendar,
    title,
    button,
    turn: (key: Parameters<typeof say>[1]) => button(say(lang, key)).click(),
    showYears: () => calendar.locator("button.calendar-title").click(),
    value: page.locator(`input[type="hidden"][name="${kind}"]`),
    field,
  };
}

test("R-DATE-02[month] R-CONST-30[months] in the day view the arrows go a month, over the year's end too", async ({
  shopper,
}) => {
  const { title, turn } = await openCalendar(shopper, "en");
  await expect(title).toHaveText("January 2024");
  await turn("date.next_month");
  await expect(title).toHaveText("February 2024");
  await turn("date.previous_month");
  await turn("date.previous_month");
  await expect(title).toHaveText("December 2023");
  await turn("date.next_month");
  await expect(title).toHaveText("January 2024");
});

test("R-DATE-03[twelve-years] R-CONST-30[years] in the year view the arrows go twelve years", async ({
  shopper,
}) => {
  const { calendar, title, turn, showYears } = await openCalendar(shopper, "en");
  await showYears();
  await expect(title).toHaveText("2016 – 2027");
  await expect(calendar.locator(".calendar-tile")).toHaveCount(12);
  await turn("date.next_years");
  await expect(title).toHaveText("2028 – 2039");
  await expect(calendar.getByRole("button", { name: say("en", "date.next_years") })).toBeFocused();
});

test("R-DATE-04[months] R-DATE-05[days] a year leads to its months, a month to its days; the months turn by a year", async ({
  shopper,
}) => {
  const { title, turn, showYears, button } = await openCalendar(shopper, "en");
  await showYears();
  await button("2020").click();
  await expect(title).toHaveText("2020");
  await turn("date.next_year");
  await expect(title).toHaveText("2021");
  await button("February").click();
  await expect(title).toHaveText("February 2021");
});

test("R-DATE-08[day] R-DATE-07[week-start, persian-months, digits] R-LANG-05[week] R-LANG-06[picked] on /fa 1 Farvardin 1403 is 2024-03-20, in Persian digits, weeks from Saturday", async ({
  page,
  shopper,
}) => {
  const { calendar, title, turn, showYears, button, value, field } = await openCalendar(
    shopper,
    "fa",
  );
  await expect(title).toHaveText("دی ۱۴۰۲");
  await expect(calendar.locator("th").first()).toHaveText("ش");
  await showYears();
  await button("۱۴۰۳").click();
  await button("اسفند").click();
  await expect(calendar.locator(".calendar-day")).toHaveCount(30);
  await turn("date.next_month");
  await expect(title).toHaveText("فروردین ۱۴۰۴");
  await showYears();
  // 1404 is on the page after 1403's.
  await button("۱۴۰۴").click();
  await button("اسفند").click();
  await expect(calendar.locator(".calendar-day")).toHaveCount(29);
  await showYears();
  await turn("date.previous_years");
  await button("۱۴۰۳").click();
  await button("فروردین").click();
  await button("۱ فروردین ۱۴۰۳").click();
  await expect(calendar).toHaveCount(0);
  await expect(value).toHaveValue("2024-03-20");
  await expect(field.getByLabel(say("fa", "date.year"), { exact: true })).toHaveValue("1403");
  await field.getByRole("button", { name: say("fa", "lab.send") }).click();
  await expect(page.locator(".toast")).toContainText("2024-03-20");
});

test("R-DATE-07[week-start] R-LANG-03[week] in English weeks begin with Sunday", async ({
  shopper,
}) => {
  const { calendar } = await openCalendar(shopper, "en");
  await expect(calendar.locator("th").first()).toHaveText("Su");
});

test("R-DATE-01[views] R-DATE-06[ranges, last-second] R-DATE-08[moment] years lead to months, these to days, a day to the time where it is asked, and that to the value in UTC", async ({
  shopper,
}) => {
  const { calendar, button, value, showYears } = await openCalendar(shopper, "en", "moment");
  await expect(calendar.getByRole("grid")).toBeVisible();
  await showYears();
  await expect(button("2016")).toBeVisible();
  await button("2024").click();
  await expect(button("December")).toBeVisible();
  await button("January").click();
  await button("January 20, 2024").click();
  const time = [
    ["hour", "23", 24],
    ["minute", "59", 60],
    ["second", "59", 60],
  ] as const;
  for (const [name, chosen, count] of time) {
    const select = calendar.getByLabel(say("en", `date.${name}`));
    await expect(select.locator("option")).toHaveCount(count);
    await select.selectOption(chosen);
  }
  await button(say("en", "ok")).click();
  await expect(calendar).toHaveCount(0);
  await expect(value).toHaveValue("2024-01-21T07:59:59Z");
});

test("R-DATE-08[day] the value follows the selects", async ({ page, shopper }) => {
  await shopper.open("/fa/__lab/date");
  const value = page.locator('input[type="hidden"][name="filled"]');
  await expect(value).toHaveValue("2024-03-20");
  const filled = page.getByRole("region", { name: say("fa", "lab.filled") });
  const month = filled.getByLabel(say("fa", "date.month"), { exact: true }).first();
  await month.selectOption("2");
  await expect(value).toHaveValue("2024-04-20");
  await month.selectOption("");
  await expect(value).toHaveValue("");
});

for (const lang of languageCodes) {
  test(`by keyboard: arrows point as they look, Enter chooses, the focus goes back (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { calendar, value, field } = await openCalendar(shopper, lang);
    const today = lang === "en" ? /^today, January 15, 2024$/ : /^امروز، ۲۵ دی ۱۴۰۲$/;
    await expect(calendar.getByRole("button", { name: today })).toBeFocused();
    await page.keyboard.press(lang === "en" ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(value).toHaveValue("2024-01-23");
    await expect(field.getByRole("button", { name: say(lang, "date.open") })).toBeFocused();
  });

  test(`axe finds nothing grave in an open calendar (${lang})`, async ({ page, shopper }) => {
    const { showYears } = await openCalendar(shopper, lang);
    await expectAccessible(page);
    await showYears();
    await expectAccessible(page);
    await expectFits(page);
  });
}

async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await page.getByRole("dialog").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  for (const tile of await page.locator(".calendar button").all()) {
    expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}
