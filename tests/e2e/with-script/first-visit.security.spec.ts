import { cookieNames } from "~/request/cookie-names";
import { expect, test } from "../../support/fixtures";
import { findPostPath } from "../../support/journal";
import { languageCodes } from "../../support/languages";
import { shopUrl } from "../../support/shop-url";

for (const lang of languageCodes) {
  test(`who reads and says nothing is asked for nothing: no cookie but the language, no request to anybody else (${lang})`, async ({
    page,
    shopper,
  }) => {
    const abroad: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== new URL(shopUrl()).origin) abroad.push(origin);
    });
    for (const path of [`/${lang}`, await findPostPath(lang), `/${lang}/home/faqs`]) {
      await shopper.open(path);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    }
    const set = (await page.context().cookies()).map(({ name }) => name);
    expect(set.filter((name) => name !== cookieNames.lang)).toEqual([]);
    expect(abroad).toEqual([]);
  });
}
