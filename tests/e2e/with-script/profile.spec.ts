import { choosePng } from "../../support/chosen-files";
import { colourOf } from "../../support/colours";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { ProfilePages, persons } from "../../support/profile-pages";
import { tellWholeUpload } from "../../support/tell-whole-upload";
import { say } from "../../support/words";

test("R-AVATAR-01[multipart] R-CROP-02[box] R-CROP-03[step] a picture of the profile is sent as the part file, and its square part is chosen in a box of 280 px", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/profile");
  const asked = page.waitForRequest(/\/upload$/);
  const input = shopper.main.getByLabel(say("en", "avatar.choose"));
  await input.setInputFiles(await choosePng("me.png", 600, 400));
  const request = await asked;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toContain("multipart/form-data");
  // Only the part `file` is taken: the cropper opens on what the answer names.
  const dialog = page.getByRole("dialog", { name: say("en", "crop.title") });
  const box = await dialog.getByRole("group", { name: say("en", "crop.area") }).boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([280, 280]);
  const zoom = dialog.getByLabel(say("en", "crop.zoom"), { exact: true });
  await zoom.press("ArrowRight");
  await expect(zoom).toHaveValue("1.01");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("R-CROP-01[on-demand] the cropper's library comes when a picture was chosen, not with the profile", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  const croppers: string[] = [];
  page.on("request", (request) => {
    if (/crop-dialog.*\.js$/.test(request.url())) croppers.push(request.url());
  });
  await shopper.open("/user/profile");
  await page.waitForLoadState("networkidle");
  expect(croppers).toEqual([]);
  const input = shopper.main.getByLabel(say("en", "avatar.choose"));
  await input.setInputFiles(await choosePng("me.png", 600, 400));
  await expect(page.getByRole("dialog", { name: say("en", "crop.title") })).toBeVisible();
  expect(croppers.length).toBeGreaterThan(0);
});

const calendars = {
  en: {
    weeks: "Su",
    year: "2019",
    month: "March",
    title: "March 2019",
    day: "March 21, 2019",
    chosen: { year: "2019", month: "3", day: "21" },
  },
  fa: {
    weeks: "ش",
    year: "۱۳۹۸",
    month: "فروردین",
    title: "فروردین ۱۳۹۸",
    day: "۱ فروردین ۱۳۹۸",
    chosen: { year: "1398", month: "1", day: "1" },
  },
} as const;

for (const lang of languageCodes) {
  const { weeks, year, month, title, day, chosen } = calendars[lang];
  const week = lang === "en" ? "R-LANG-03[week]" : "R-LANG-05[week] R-LANG-06[picked]";
  test(`R-DATE-04[months] R-DATE-05[days] R-DATE-07[week-start, digits] R-DATE-08[day] ${week} a birthday is picked in the calendar of ${lang}: a year, its month, its day`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    await shopper.open("/user/profile");
    await shopper.main.getByRole("button", { name: say(lang, "date.open") }).click();
    const calendar = page.getByRole("dialog");
    await expect(calendar.locator("th").first()).toHaveText(weeks);
    const button = (name: string) => calendar.getByRole("button", { name, exact: true });
    await calendar.locator("button.calendar-title").click();
    while ((await button(year).count()) === 0) {
      await button(say(lang, "date.previous_years")).click();
    }
    await button(year).click();
    await button(month).click();
    await expect(calendar.locator(".calendar-title > span").first()).toHaveText(title);
    await button(day).click();
    await expect(calendar).toHaveCount(0);
    await expect(page.locator('input[type="hidden"][name="birth_date"]')).toHaveValue("2019-03-21");
    for (const [part, value] of Object.entries(chosen)) {
      await expect(shopper.main.locator(`select[name="birth_date.${part}"]`)).toHaveValue(value);
    }
  });
}

test("R-ROUTE-18[wrapper] between settings and profile their wrapper stays mounted", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "fa");
  await shopper.open("/user/user-settings");
  const tabs = shopper.main.locator("nav.cluster").first();
  await tabs.evaluate((nav) => nav.setAttribute("data-stays", ""));
  await tabs.getByRole("link").last().click();
  await expect(shopper.title).toHaveText(say("fa", "profile.title"));
  await expect(shopper.main.locator("nav.cluster[data-stays]")).toBeVisible();
});

test("an identity that was filled in and not sent is not left without a question; one that was taken is", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "fa");
  const pages = new ProfilePages(shopper, "fa");
  await shopper.open("/user/profile");
  await pages.fillNames();
  const away = page.getByRole("link", { name: say("fa", "account.nav.orders") });
  const dialog = page.getByRole("dialog", { name: say("fa", "fields.unsaved_title") });
  await away.click();
  await dialog.getByRole("button", { name: say("fa", "fields.unsaved_stay") }).click();
  await expect(pages.field("profile.name")).toHaveValue(persons.fa.name);
  await pages.go("profile.save");
  await expect(page.getByText(say("fa", "profile.saved")).first()).toBeVisible();
  await away.click();
  await expect(page).toHaveURL(/\/user\/orders$/);
});

test("R-CHK-01[posted, answer, failure] R-CHK-02[states, colours, edited] R-API-17[answer] an e-mail is checked before a code is sent to it", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/profile/contact");
  await shopper.main.locator("summary", { hasText: say("en", "contact.change_email") }).click();
  const form = shopper.main.locator("#contact-email");
  const input = form.locator('input[name="email"]');
  const understood = "somebody@shop.example";
  const passed = form.getByText(say("en", "contact.passed_as", { target: understood }));
  const failed = form.getByText(say("en", "login.bad_target"));
  const test = form.getByRole("button", { name: say("en", "fields.test") });
  const [good, bad] = [await colourOf(page, "--color-ok"), await colourOf(page, "--color-sale")];
  await expect(passed).toHaveCount(0);
  await input.fill("nonsense");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await test.click();
  expect((await sent).postData()).toBe("target=nonsense");
  await expect(failed).toBeVisible();
  await expect(input).toHaveCSS("border-top-color", bad);
  await input.fill(" Somebody@Shop.Example");
  await expect(failed).toHaveCount(0);
  await expect(input).not.toHaveCSS("border-top-color", bad);
  await test.click();
  await expect(passed).toBeVisible();
  await expect(input).toHaveCSS("border-top-color", good);
  await input.fill("somebody.else@shop.example");
  await expect(passed).toHaveCount(0);
  await expect(input).not.toHaveCSS("border-top-color", good);
});

test("R-AVATAR-02[capped, done] R-CONST-33[value] a picture's progress stays at 98 % until the answer is there", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/upload*", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(tellWholeUpload);
  await shopper.open("/user/profile");
  const input = shopper.main.getByLabel(say("en", "avatar.choose"));
  await input.setInputFiles(await choosePng("me.png", 600, 400));
  const progress = page.getByRole("progressbar").first();
  await expect(progress).toHaveAttribute("aria-valuenow", "98");
  answer();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: say("en", "crop.title") })).toBeVisible();
});
