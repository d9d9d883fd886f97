import { chooseLie, choosePng } from "../../../support/chosen-files";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-AVATAR-01[shown, without-script] R-API-15[file] a new picture replaces the old one, square (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/avatar`);
    await shopper.main.getByLabel(say(lang, "avatar.choose")).setInputFiles(await choosePng());
    if (!shopper.hasScripts) {
      await shopper.main.getByRole("button", { name: say(lang, "avatar.send") }).click();
    }
    const picture = page.getByRole("img", { name: say(lang, "lab.avatar_alt") });
    await expect(picture).toHaveAttribute("src", /^\/api\/upload\/[0-9a-f]{32}\.webp$/);
    const size = () =>
      picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([200, 200]);
  });

  test(`R-API-15[refused] what is no picture is refused in words (${lang})`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/avatar`);
    await shopper.main.getByLabel(say(lang, "avatar.choose")).setInputFiles(chooseLie());
    if (!shopper.hasScripts) {
      await shopper.main.getByRole("button", { name: say(lang, "avatar.send") }).click();
    }
    await expect(shopper.main.getByRole("alert")).toHaveText(say(lang, "upload.not_a_picture"));
  });
}
