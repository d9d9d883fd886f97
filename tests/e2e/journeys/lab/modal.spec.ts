import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openPlain(shopper: Shopper) {
  await shopper.open("/en/__lab/modal");
  const specimen = shopper.page.getByRole("region", { name: say("en", "lab.modal_plain") });
  return { specimen, opener: specimen.getByText(say("en", "lab.modal_open"), { exact: true }) };
}

test("R-CONFIRM-04 it opens by its trigger and closes by its control; unfolded in the page without scripts", async ({
  page,
  shopper,
}) => {
  const { specimen, opener } = await openPlain(shopper);
  const text = page.getByText(say("en", "lab.modal_text"));
  await expect(text).toBeHidden();
  await opener.click();
  await expect(text).toBeVisible();
  if (!shopper.hasScripts) {
    await expect(specimen).toContainText(say("en", "lab.modal_text"));
    return;
  }
  const dialog = page.getByRole("dialog", { name: say("en", "lab.modal") });
  await dialog.getByRole("button", { name: say("en", "close") }).click();
  await expect(dialog).toHaveCount(0);
});
