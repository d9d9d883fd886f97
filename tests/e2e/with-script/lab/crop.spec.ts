import type { Page } from "@playwright/test";
import { choosePng } from "../../../support/chosen-files";
import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

async function openCropper(page: Page, shopper: Shopper) {
  await shopper.open("/en/__lab/crop");
  const input = shopper.main.getByLabel(say("en", "lab.crop_label"));
  await input.setInputFiles(await choosePng("sofa.png", 600, 600));
  const dialog = page.getByRole("dialog", { name: say("en", "crop.title") });
  const confirm = dialog.getByRole("button", { name: say("en", "crop.confirm") });
  await expect(confirm).toBeEnabled();
  return {
    dialog,
    confirm,
    area: dialog.getByRole("group", { name: say("en", "crop.area") }),
    zoom: dialog.getByLabel(say("en", "crop.zoom"), { exact: true }),
  };
}

test("R-CROP-02[box] R-CONST-12[box] the crop box is 280 px wide", async ({ page, shopper }) => {
  const { area } = await openCropper(page, shopper);
  const box = await area.boundingBox();
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([280, 140]);
});

test("R-CROP-03[step] R-CONST-12[zoom] one key press zooms by 0.01", async ({ page, shopper }) => {
  const { zoom } = await openCropper(page, shopper);
  await expect(zoom).toHaveAttribute("step", "0.01");
  await expect(zoom).toHaveValue("1");
  await zoom.press("ArrowRight");
  await expect(zoom).toHaveValue("1.01");
});

test("R-CROP-01[ratio] moved and zoomed from the keyboard, the part keeps its ratio; the server cuts it", async ({
  page,
  shopper,
}) => {
  const { area, zoom, confirm, dialog } = await openCropper(page, shopper);
  await zoom.press("End");
  await area.focus();
  for (let count = 0; count < 5; count++) await page.keyboard.press("ArrowRight");
  const asked = page.waitForRequest(/\/upload\/crop$/);
  await confirm.click();
  const sent = (await asked).postData() ?? "";
  expect(sent).toContain('name="ratio"');
  await expect(dialog).toHaveCount(0);
  const picture = shopper.main.getByRole("img", { name: "sofa.png" });
  const size = () =>
    picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
  await expect.poll(size).toEqual([200, 100]);
});

test("R-CROP-01[on-demand] the cropper's library comes only when it is opened", async ({
  page,
  shopper,
}) => {
  const modules: string[] = [];
  page.on("request", (request) => modules.push(request.url()));
  await shopper.open("/en/__lab/crop");
  expect(modules.filter((url) => /crop-dialog/.test(url))).toEqual([]);
  await openCropper(page, shopper);
  expect(modules.filter((url) => /crop-dialog/.test(url)).length).toBeGreaterThan(0);
});

test("Escape leaves the cropper and keeps what was there", async ({ page, shopper }) => {
  const { dialog } = await openCropper(page, shopper);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(shopper.main.getByRole("img", { name: "sofa.png" })).toHaveCount(0);
});
