import type { Locator, Page } from "@playwright/test";
import { CheckoutPages, comeWithCart, homes, keepAddress } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

// All of a page at once: where it is scrolled, browsers that can keep what is seen in its place.
test.use({ viewport: { width: 800, height: 3000 } });

/**
 * Presses a control and lets it go where it was pressed, when the shop has been asked something in between: an answer
 * that the press itself asked for would have come by then, and have moved the control away.
 */
async function pressSlowly(page: Page, control: Locator, meanwhile = async () => {}) {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not drawn");
  await page.mouse.move(box.x + box.width / 2, box.y + 1);
  await page.mouse.down();
  await meanwhile();
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) await fetch(location.href);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.mouse.up();
}

test("a box below an address that is asked about is ticked by one slow press", async ({
  context,
  page,
  shopper,
}) => {
  await logInBrowser(context, "en");
  await logInAtDesk(context);
  await shopper.open("/staff/pages/new");
  const box = shopper.main.getByLabel(say("en", "editors.field_shown"));
  await shopper.main.getByLabel(say("en", "editors.field_slug"), { exact: true }).fill("shipping");
  await pressSlowly(page, box);
  await expect(box).toBeChecked();
  await expect(shopper.main.getByText(say("en", "content.slug_taken"))).toBeVisible();
});

test("a box below a field that is left wrong is ticked by one slow press", async ({
  context,
  page,
  shopper,
}) => {
  const buyer = await comeWithCart(context, "en");
  await keepAddress(buyer, "en", homes.en.input);
  await shopper.open("/user/addresses?new=1");
  const name = shopper.main.getByLabel(say("en", "address.recipient_name"), { exact: true });
  const street = shopper.main.getByLabel(say("en", homes.en.streetLabel), { exact: true });
  // The first mistake loads what finds the others.
  await name.fill("");
  await street.focus();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  const box = shopper.main.getByLabel(say("en", "address.make_default"));
  await pressSlowly(page, box);
  await expect(box).toBeChecked();
  await expect(street).toHaveAttribute("aria-invalid", "true");
});

test("a form is sent again by one slow press, in the middle of which the first answer comes", async ({
  context,
  page,
  shopper,
}) => {
  await logInBrowser(context, "en");
  const form = new CheckoutPages(shopper, "en");
  const home = homes.en;
  await shopper.open("/user/addresses?new=1");
  await form.givePlace(home);
  await form.field("address.recipient_name").fill(home.input.recipient_name ?? "");
  await form.field("address.recipient_phone").fill(home.typed.phone);
  await form.field(home.streetLabel).fill(home.input.street ?? "");
  await form.field(home.zipLabel).fill(home.typed.badZip);
  let answerFirst = () => {};
  const isPressedAgain = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === "/user/addresses.data",
    async (route) => {
      if (route.request().method() === "POST") await isPressedAgain;
      await route.continue();
    },
  );
  const save = shopper.main.getByRole("button", { name: say("en", "addresses.save"), exact: true });
  await save.click();
  await form.field(home.zipLabel).fill(home.typed.zip);
  await pressSlowly(page, save, async () => {
    const answer = page.waitForResponse((response) => response.status() === 400);
    answerFirst();
    await answer;
  });
  await expect(page.getByText(say("en", "addresses.saved")).first()).toBeVisible();
});
