import { expect, test } from "@playwright/test";
import { makeAccountScreens } from "../support/account-screens";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { makeStaffScreens } from "../support/staff-screens";
import { findLynx, findTextFaults, findUnprinted } from "../support/text-browser";

const areas = { account: makeAccountScreens, staff: makeStaffScreens };

for (const lang of languageCodes) {
  for (const [area, make] of Object.entries(areas)) {
    test(`every screen of the ${area} is whole in a browser of text (${lang})`, async ({
      context,
    }) => {
      test.setTimeout(120_000);
      const screens = await make(context, lang);
      const cookies = await context.cookies();
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const faults: string[] = [];
      for (const { name, path } of screens) {
        const { status, text } = await ask(path, { headers: { Cookie } });
        expect(status, path).toBe(200);
        expect(text, path).toContain(`lang="${lang satisfies LanguageCode}"`);
        faults.push(...findFaults(text).map((fault) => `${name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

/** By its markup everywhere; by what lynx prints of it where that is installed. */
function findFaults(html: string): string[] {
  const lynx = findLynx();
  const unprinted = lynx ? findUnprinted(lynx, html) : [];
  return [...findTextFaults(html), ...unprinted.map((word) => `lynx doesn't print "${word}"`)];
}
