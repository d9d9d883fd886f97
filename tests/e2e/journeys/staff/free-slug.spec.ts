import { colourOf } from "../../../support/colours";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser } from "../../../support/log-in-browser";
import { press } from "../../../support/logging-in";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-UNIQ-01[states, edited, colours] R-UNIQ-02[free, taken, server] an editor hears whether the address of a page is free (${lang})`, async ({
    context,
    page,
    shopper,
  }) => {
    await logInBrowser(context, lang);
    await logInAtDesk(context);
    await shopper.open("/staff/pages/new");
    const { main } = shopper;
    const slug = main.getByLabel(say(lang, "editors.field_slug"), { exact: true });
    const taken = main.getByText(say(lang, "content.slug_taken")).last();
    const free = main.getByText(say(lang, "editors.slug_free"));
    const [good, bad] = [await colourOf(page, "--color-ok"), await colourOf(page, "--color-sale")];
    await slug.fill("shipping");
    if (shopper.hasScripts) {
      await expect(taken).toHaveCount(0);
      await slug.blur();
      await expect(taken).toBeVisible();
      await expect(slug).toHaveCSS("border-top-color", bad);
      await slug.fill(`free-${crypto.randomUUID()}`);
      await expect(taken).toHaveCount(0);
      await main.getByRole("button", { name: say(lang, "fields.test") }).click();
      await expect(free).toBeVisible();
      await expect(slug).toHaveCSS("border-top-color", good);
      await slug.fill("Not An Address");
      await expect(free).toHaveCount(0);
      await slug.blur();
      await expect(main.getByText(say(lang, "editors.bad_slug"))).toBeVisible();
    } else {
      await press(shopper, lang, "editors.save");
      await expect(taken).toBeVisible();
      await expect(slug).toHaveValue("shipping");
      await expect(slug).toHaveAttribute("aria-invalid", "true");
    }
    await expectFits(page);
  });
}
