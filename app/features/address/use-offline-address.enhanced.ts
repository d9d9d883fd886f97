import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isAddress, type OfflineAddress, type OfflineDraft } from "~/client/offline/log/operation";
import { useOfflineForms } from "~/client/offline/offline-forms";
import { usePageLanguage } from "~/i18n/use-page-language";
import { offlinePath } from "~/sitemap/paths";
import { readOfflineAddress, type Standing, standingOf } from "./read-offline-address";

/**
 * Without a connection an address that is written, rewritten or removed waits on the device (decision 180).
 * @param standing the one that the page is about; none for a new one
 * @param name what that one is called
 */
export function useOfflineAddress(standing: Standing | undefined, name = ""): void {
  const { t } = useTranslation();
  const { id, version } = standing ?? {};
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const change = readOfflineAddress(form, standingOf({ id, version }));
      if (!change) return undefined;
      const address = nameOf(change) || name;
      return { change, name: t(`offline.${change.type}_name`, { address }) };
    },
    [id, version, name, t],
  );
  useOfflineForms(read);
}

/** Without a connection the wish for another default address waits as well, and is listed on the page that it stands on. */
export function useOfflineDefault(addresses: readonly { id: string; name: string }[]): void {
  const { t } = useTranslation();
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const asked = form.get("intent") === "address.default" && form.get("id");
      const address = addresses.find(({ id }) => id === asked);
      if (!address) return undefined;
      const name = t("offline.address_default_name", { address: address.name });
      return { change: { type: "address_default", address_id: address.id }, name };
    },
    [addresses, t],
  );
  useOfflineForms(read);
}

function nameOf(change: OfflineAddress): string {
  if (!("address" in change)) return "";
  return change.address.title || change.address.street || "";
}

/**
 * Leads to the page of the device once an address is kept, which shows it; whoever asks before a page is left unsent has
 * to know first.
 * @returns whether it waits
 */
export function useLeaveOnceKept(): boolean {
  const lang = usePageLanguage();
  const [isWaiting, setWaiting] = useState(false);
  const onKept = useCallback(({ change }: OfflineDraft) => setWaiting(isAddress(change)), []);
  useOfflineForms(readNothing, onKept);
  useEffect(() => {
    if (isWaiting) window.location.assign(offlinePath(lang));
  }, [isWaiting, lang]);
  return isWaiting;
}

const readNothing = () => undefined;
