import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-SVG-01[http] a drawing is seen, and its file is kept for a day (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/svg`);
    const drawings = page.getByRole("img", { name: say(lang, "lab.svg_tile") });
    await expect(drawings).toHaveCount(2);
    expect((await drawings.first().boundingBox())?.width).toBe(120);
    const file = await page.request.get("/art/tile.svg");
    expect(file.headers()["cache-control"]).toBe("public, max-age=86400");
  });
}
