import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openers(shopper: Shopper, kind: "plain" | "firm") {
  await shopper.open("/en/__lab/modal");
  const specimen = shopper.page.getByRole("region", { name: say("en", `lab.modal_${kind}`) });
  return { opener: specimen.getByRole("button", { name: say("en", "lab.modal_open") }) };
}

test("R-CONFIRM-05[ways-out, focus] Escape and the backdrop close an ordinary one; the focus goes back", async ({
  page,
  shopper,
}) => {
  const { opener } = await openers(shopper, "plain");
  const dialog = page.getByRole("dialog");
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
});

test("R-CONFIRM-05[focus, firm] the focus stays in an open one, and a firm one has no way out but its button", async ({
  page,
  shopper,
}) => {
  const { opener } = await openers(shopper, "firm");
  const dialog = page.getByRole("dialog");
  await opener.click();
  const close = dialog.getByRole("button", { name: say("en", "close") });
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
