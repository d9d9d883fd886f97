import { choosePng } from "../../../support/chosen-files";
import { lostConnection, takeOut } from "../../../support/complaints";
import { expect, test } from "../../../support/fixtures";
import { tellWholeUpload } from "../../../support/tell-whole-upload";
import { say } from "../../../support/words";

test("R-AVATAR-02[capped, done] R-CONST-33[value] progress stays at 98 % until the answer is there", async ({
  page,
  shopper,
}) => {
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route("**/upload?ratio=1:1", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(tellWholeUpload);
  await shopper.open("/en/__lab/avatar");
  const input = shopper.main.getByLabel(say("en", "avatar.choose"));
  await input.setInputFiles(await choosePng());
  const progress = page.getByRole("progressbar", { name: say("en", "avatar.progress") });
  await expect(progress).toHaveAttribute("aria-valuenow", "98");
  answer();
  await expect(progress).toHaveCount(0);
  await expect(shopper.main.getByRole("status")).toHaveText(say("en", "avatar.done"));
});

test("a picture that can't be sent is said so, and can be sent again", async ({
  page,
  shopper,
  complaints,
}) => {
  await page.route("**/upload?ratio=1:1", (route) => route.abort(), { times: 1 });
  await shopper.open("/fa/__lab/avatar");
  const input = shopper.main.getByLabel(say("fa", "avatar.choose"));
  await input.setInputFiles(await choosePng());
  await expect(shopper.main.getByRole("alert")).toHaveText(say("fa", "upload.failed"));
  takeOut(complaints, lostConnection);
  await input.setInputFiles(await choosePng());
  await expect(shopper.main.getByRole("status")).toHaveText(say("fa", "avatar.done"));
});

test("a picture that was chosen before the scripts came is sent once they are there", async ({
  page,
  shopper,
}) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/en/__lab/avatar");
  const input = shopper.main.getByLabel(say("en", "avatar.choose"));
  await input.setInputFiles(await choosePng());
  release();
  await expect(shopper.main.getByRole("status")).toHaveText(say("en", "avatar.done"));
});
