import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStaleness } from "~/client/offline/staleness";
import { localStore } from "~/client/storage/guarded-storage";
import type { RootData } from "~/root-data";
import { applyDefaults, removeApplied } from "./apply-defaults";
import { freshenDefaults } from "./fresh-defaults";
import { sayAnew } from "./start-texts";
import { readDefaults, type StoredDefaults } from "./stored-defaults";

/**
 * Once a page from the device has started: the stored defaults' texts, where they are of others than the page was made
 * with, and then the shop's own of now, if it can be asked. Other pages bring theirs, and what was put into this one goes.
 */
export function useFreshDefaults(data: Pick<RootData, "about" | "lang"> | undefined): void {
  const { i18n } = useTranslation();
  const { isStale } = useStaleness();
  const madeWith = data?.about.hash;
  const name = data?.about.package;
  const lang = data?.lang;
  useEffect(() => {
    if (!isStale || !name || !lang) return;
    const say = (defaults: StoredDefaults) =>
      void sayAnew(i18n, lang, defaults, window.location.hostname);
    const stored = readDefaults(localStore);
    if (stored && stored.hash !== madeWith) say(stored);
    if (navigator.onLine) {
      void freshenDefaults(localStore, { package: name, lang }, (defaults) => {
        applyDefaults(defaults);
        say(defaults);
      });
    }
    return removeApplied;
  }, [isStale, name, lang, madeWith, i18n]);
}
