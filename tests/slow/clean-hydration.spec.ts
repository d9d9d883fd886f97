import { makeAccountScreens } from "../support/account-screens";
import { comeToReview } from "../support/checking-out";
import { takeOut } from "../support/complaints";
import { startDevelopmentStorefront } from "../support/development-build";
import { expect, test as shopTest } from "../support/fixtures";
import { type LanguageCode, languageCodes } from "../support/languages";
import { labScreens, screens } from "../support/screens";
import type { ShopProcess } from "../support/shop-process";
import type { Shopper } from "../support/shopper";
import { makeStaffScreens } from "../support/staff-screens";

/** The pages of the shared shop, whose logins hold here as well: browsers tell hosts apart and not ports. */
const test = shopTest.extend<object, { storefront: ShopProcess }>({
  storefront: [
    async ({ browserName: _ }, use) => {
      const storefront = await startDevelopmentStorefront();
      await use(storefront);
      await storefront.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ storefront }, use) => use(storefront.url),
});

const checkoutPages = ["carts", "checkout/address?new=1", "checkout/shipping", "checkout/payment"];

// One worker has them all: each would make the build anew.
test.describe.configure({ mode: "default" });

/** A table's boxes are the browser's own until scripts count them, so that none is lost which was ticked before. */
const boxesOfRows = /changing an uncontrolled input to be controlled/;

/** Opens pages one by one and starts their scripts; answers what each of them says of its hydration. */
async function findMismatches(
  shopper: Shopper,
  complaints: string[],
  pages: Iterable<{ name: string; path: string }>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of pages) {
    await shopper.open(path);
    takeOut(complaints, boxesOfRows);
    found.push(...complaints.splice(0).map((complaint) => `${name}: ${complaint}`));
  }
  return found;
}

const publicPages = (lang: LanguageCode) =>
  Promise.all(
    [...screens, ...labScreens].map(async ({ name, path }) => ({ name, path: await path(lang) })),
  );

for (const lang of languageCodes) {
  test(`R-NOJS-06[no-mismatch] public pages and the laboratory's hydrate without a difference in ${lang}`, async ({
    shopper,
    complaints,
  }) => {
    test.setTimeout(300_000);
    expect(await findMismatches(shopper, complaints, await publicPages(lang))).toEqual([]);
  });

  test(`R-NOJS-06[no-mismatch] cart and checkout hydrate without a difference in ${lang}`, async ({
    page,
    shopper,
    complaints,
  }) => {
    test.setTimeout(300_000);
    await comeToReview(page.context(), lang);
    const pages = [...checkoutPages, "checkout/review"].map((name) => ({
      name,
      path: `/${lang}/${name}`,
    }));
    expect(await findMismatches(shopper, complaints, pages)).toEqual([]);
  });

  for (const [area, make] of Object.entries({
    account: makeAccountScreens,
    "back-office": makeStaffScreens,
  })) {
    test(`R-NOJS-06[no-mismatch] the pages of the ${area} hydrate without a difference in ${lang}`, async ({
      page,
      shopper,
      complaints,
    }) => {
      test.setTimeout(300_000);
      const pages = await make(page.context(), lang);
      expect(await findMismatches(shopper, complaints, pages)).toEqual([]);
    });
  }
}
