import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

test("a form that was filled in and not sent is not left without a question", async ({
  shopper,
  page,
}) => {
  await shopper.open("/fa/__lab/unique");
  const name = shopper.main.getByLabel(say("fa", "lab.unique_label")).first();
  const away = shopper.main.getByRole("link", { name: say("fa", "lab.all") });
  const dialog = page.getByRole("dialog", { name: say("fa", "fields.unsaved_title") });
  await name.fill("saffron");
  await away.click();
  await expect(
    dialog.getByRole("button", { name: say("fa", "fields.unsaved_stay") }),
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(away).toBeFocused();
  await expect(page).toHaveURL(/unique$/);
  await expect(name).toHaveValue("saffron");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: say("fa", "fields.unsaved_leave") }).click();
  await expect(page).toHaveURL(/__lab$/);
});

test("who leaves a filled in form before the question has come waits for it", async ({
  shopper,
  page,
}) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/leave-question.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await shopper.open("/en/__lab/unique");
  await shopper.main.getByLabel(say("en", "lab.unique_label")).first().fill("saffron");
  await shopper.main.getByRole("link", { name: say("en", "lab.all") }).click();
  await expect(page).toHaveURL(/unique$/);
  letCome();
  await expect(page.getByRole("dialog", { name: say("en", "fields.unsaved_title") })).toBeVisible();
  await expect(page).toHaveURL(/unique$/);
});
