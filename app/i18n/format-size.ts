import type { LanguageCode } from "#backend/contract/languages";

/** A size in the unit that people know it by: kilobytes below a tenth of a megabyte. */
export function formatSize(lang: LanguageCode, bytes: number): string {
  const isSmall = bytes < 100_000;
  const unit = isSmall ? "kilobyte" : "megabyte";
  const format = new Intl.NumberFormat(lang, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return format.format(bytes / (isSmall ? 1e3 : 1e6));
}
