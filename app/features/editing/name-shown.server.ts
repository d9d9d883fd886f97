import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** Whether readers see something, in words; `from` is when they begin to, where that is still to come. */
export function nameShown(
  { lang, t }: Pick<RequestContext, "lang" | "t">,
  { isShown, from }: { isShown: boolean; from: string | null },
): string {
  if (!isShown) return t("editors.hidden");
  if (from === null) return t("editors.shown");
  return t("editors.later", { date: formatsFor(lang).dateTime(from) });
}
