import type { Locator } from "@playwright/test";
import type { LanguageCode } from "./languages";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** Chooses a file of these lines on the page where a list comes in. */
export const chooseCsv = ({ main }: Shopper, lang: LanguageCode, name: string, text: string) =>
  main
    .getByLabel(say(lang, "csv.file"), { exact: true })
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

/** What the page says that a file would do. */
export const csvPreview = ({ main }: Shopper, lang: LanguageCode): Locator =>
  main.getByRole("region", { name: say(lang, "csv.preview"), exact: true });
