import { choosePng } from "../../support/chosen-files";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { ProfilePages, persons } from "../../support/profile-pages";
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

test("R-CHK-01[failure] an e-mail is checked before a code is sent to it", async ({
  page,
  shopper,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/profile");
  await shopper.main.locator("summary", { hasText: say("en", "contact.change_email") }).click();
  const form = shopper.main.locator("#contact-email");
  await form.locator('input[name="email"]').fill("nonsense");
  await form.getByRole("button", { name: say("en", "contact.test") }).click();
  await expect(form.getByText(say("en", "login.bad_target"))).toBeVisible();
  await form.locator('input[name="email"]').fill("somebody@shop.example");
  await form.getByRole("button", { name: say("en", "contact.test") }).click();
  await expect(form.getByText(say("en", "contact.passed"))).toBeVisible();
});
