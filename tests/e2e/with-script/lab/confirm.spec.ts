import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

test("R-CONFIRM-01[cancel, accept] a script that asks gets the answer", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en/__lab/confirm");
  const specimen = page.getByRole("region", { name: say("en", "lab.confirm_script") });
  const opener = specimen.getByRole("button", { name: say("en", "lab.confirm_open") });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(specimen.getByRole("status")).toHaveText(say("en", "lab.confirm_no"));
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("textbox").fill((await dialog.locator("b").textContent()) ?? "");
  await page.keyboard.press("Enter");
  await expect(specimen.getByRole("status")).toHaveText(say("en", "lab.confirm_yes"));
  await expect(dialog).toHaveCount(0);
});
