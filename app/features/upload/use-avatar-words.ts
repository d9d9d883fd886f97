import { useTranslation } from "react-i18next";
import type { FileFault } from "~/ui/file/admit";
import { useFileWords } from "./use-file-words";

/** What an avatar's form says, in the page's language. */
export function useAvatarWords() {
  const { t } = useTranslation();
  const { limit, fault, chooseSingle } = useFileWords();
  return {
    choose: t("avatar.choose"),
    pick: chooseSingle,
    send: t("avatar.send"),
    progress: t("avatar.progress"),
    done: t("avatar.done"),
    limit: (megabytes: number) => limit(1, megabytes),
    fault: (kind: FileFault | "failed", megabytes: number) => fault(kind, 1, megabytes),
  };
}
