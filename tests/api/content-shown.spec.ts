import { expect, test } from "@playwright/test";
import { ask } from "../support/ask";
import { languageCodes } from "../support/languages";
import { elementsOf, textOf } from "../support/markup";

for (const lang of languageCodes) {
  for (const page of ["home/law", "home/faqs", "blogs", "home/pages/shipping"]) {
    test(`R-NOJS-01[content] /${lang}/${page} is there to read without a script`, async () => {
      const { status, text } = await ask(`/${lang}/${page}`);
      expect(status).toBe(200);
      expect(textOf(text, "h1")).toBeTruthy();
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      const words = main.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ").split(/\s+/);
      expect(words.length).toBeGreaterThan(50);
      expect(elementsOf(main, "a").length).toBeGreaterThan(0);
      expect(main).not.toContain('role="progressbar"');
    });
  }
}
