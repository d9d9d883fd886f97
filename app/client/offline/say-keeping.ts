import type { TFunction } from "i18next";
import type { LanguageCode } from "#backend/contract/languages";
import type { ToastMessage } from "~/client/toast/toaster";
import { offlinePath } from "~/sitemap/paths";
import type { Keeping } from "./offline-forms";

/** What is told of a change that was made without a network: that it waits, or why it could not be kept. */
export function sayKeeping(
  keeping: Keeping,
  name: string,
  { lang, t }: { lang: LanguageCode; t: TFunction },
): ToastMessage {
  if (keeping === "queued") return { type: "info", text: t("offline.queued", { name }) };
  if (keeping === "lost") return { type: "error", text: `${t("no_internet")} ${t("form_kept")}` };
  if (keeping === "crowded") {
    return { type: "error", text: t("offline.crowded", { name }), duration: -1 };
  }
  const next = [{ to: offlinePath(lang), text: t("offline.see_room") }];
  return { type: "error", text: t("offline.no_room", { name }), next, duration: -1 };
}
