import { expect, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openPlain(shopper: Shopper) {
  await shopper.open("/en/__lab/modal");
  const specimen = shopper.page.getByRole("region", { name: say("en", "lab.modal_plain") });
  return { specimen, opener: specimen.getByText(say("en", "lab.modal_open"), { exact: true }) };
}

testWithScripts(
  "R-CONFIRM-04[opens, closes] it opens by its trigger and closes by its control",
  async ({ page, shopper }) => {
    const { opener } = await openPlain(shopper);
    const dialog = page.getByRole("dialog", { name: say("en", "lab.modal") });
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog).toContainText(say("en", "lab.modal_text"));
    await dialog.getByRole("button", { name: say("en", "close") }).click();
    await expect(dialog).toHaveCount(0);
  },
);

testWithoutScripts(
  "R-CONFIRM-04[unfolded] without scripts its text unfolds in the page",
  async ({ page, shopper }) => {
    const { specimen, opener } = await openPlain(shopper);
    const text = page.getByText(say("en", "lab.modal_text"));
    await expect(text).toBeHidden();
    await opener.click();
    await expect(text).toBeVisible();
    await expect(specimen).toContainText(say("en", "lab.modal_text"));
  },
);
