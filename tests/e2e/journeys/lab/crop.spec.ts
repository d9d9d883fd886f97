import { chooseLie, choosePng } from "../../../support/chosen-files";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-CROP-01[ratio, middle] what is kept has the ratio: chosen with scripts, the middle without (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/crop`);
    const input = shopper.main.getByLabel(say(lang, "lab.crop_label"));
    await input.setInputFiles(await choosePng("sofa.png", 301, 203));
    if (shopper.hasScripts) {
      const dialog = page.getByRole("dialog", { name: say(lang, "crop.title") });
      await dialog.getByRole("button", { name: say(lang, "crop.confirm") }).click();
      await expect(dialog).toHaveCount(0);
    } else {
      await shopper.main.getByRole("button", { name: say(lang, "upload.add") }).click();
    }
    const picture = shopper.main.getByRole("img", { name: "sofa.png" });
    const size = () =>
      picture.evaluate((one: HTMLImageElement) => one.naturalWidth / one.naturalHeight);
    await expect.poll(size).toBe(2);
    await shopper.main.getByRole("button", { name: say(lang, "lab.files_save") }).click();
    await expect(shopper.main.getByRole("status")).toContainText("/api/upload/");
  });

  test(`what is no picture is refused in words (${lang})`, async ({ shopper }) => {
    await shopper.open(`/${lang}/__lab/crop`);
    await shopper.main.getByLabel(say(lang, "lab.crop_label")).setInputFiles(chooseLie());
    if (!shopper.hasScripts) {
      await shopper.main.getByRole("button", { name: say(lang, "upload.add") }).click();
    }
    await expect(shopper.main).toContainText(say(lang, "upload.not_a_picture"));
  });
}
