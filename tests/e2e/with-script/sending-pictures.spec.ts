import { choosePng } from "../../support/chosen-files";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { logInBrowser } from "../../support/log-in-browser";
import { say } from "../../support/words";

for (const isBroken of [false, true]) {
  const outcome = isBroken
    ? "a form is not sent without the picture that failed on its way, and says so"
    : "a form that is sent while its picture is on its way waits for it";
  test(`R-FILE-01[kept] ${outcome}`, async ({ page, shopper }) => {
    await logInBrowser(page.context(), "en");
    let arrive = () => {};
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/upload\?/, async (route) => {
      await mayArrive;
      await (isBroken ? route.fulfill({ status: 200, body: "{}" }) : route.continue());
    });
    await shopper.open("/user/tickets/new");
    const { main } = shopper;
    await main.getByLabel(say("en", "ticket.subject")).fill("Broken on arrival");
    await main.getByLabel(say("en", "ticket.body")).fill("See the picture.");
    const begun = page.waitForRequest(/\/upload\?/);
    await main.locator('input[type="file"]').setInputFiles(await choosePng("slow.png"));
    await begun;
    await main.getByRole("button", { name: say("en", "ticket.send"), exact: true }).click();
    await expect(main.getByText(say("en", "upload.held"))).toBeVisible();
    await expect(shopper.title).toHaveText(say("en", "ticket.new_title"));
    arrive();
    if (isBroken) {
      await expect(main.getByText(say("en", "upload.not_sent"))).toBeVisible();
      await expect(shopper.title).toHaveText(say("en", "ticket.new_title"));
      await expect(main.getByLabel(say("en", "ticket.body"))).toHaveValue("See the picture.");
      await main.getByRole("button", { name: say("en", "ticket.send"), exact: true }).click();
    }
    await expect(shopper.title).toHaveText("Broken on arrival");
    await expect(main.locator("ol.messages > li").getByRole("img")).toHaveCount(isBroken ? 0 : 1);
  });
}

test("error: where what takes pictures can't be loaded, one stays in the browser's own input and goes with its form", async ({
  page,
  shopper,
  complaints,
}) => {
  await logInBrowser(page.context(), "en");
  await shopper.open("/user/tickets/new");
  await page.context().setOffline(true);
  const { main } = shopper;
  const input = main.locator('input[type="file"]');
  await input.setInputFiles(await choosePng("door.png"));
  await expect(input).toHaveCSS("opacity", "1");
  expect(await input.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(1);
  await page.context().setOffline(false);
  await main.getByLabel(say("en", "ticket.subject")).fill("Broken on arrival");
  await main.getByLabel(say("en", "ticket.body")).fill("See the picture.");
  await main.getByRole("button", { name: say("en", "ticket.send"), exact: true }).click();
  await expect(shopper.title).toHaveText("Broken on arrival");
  await expect(main.locator("ol.messages > li").getByRole("img")).toHaveCount(1);
  takeOut(complaints, lostConnection);
});
