import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  isIntent,
  type OfflineChange,
  type Operation,
  type WaitingPicture,
} from "~/client/offline/log/operation";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";
import WaitingEntries from "./waiting-entries.enhanced";

interface WaitingListProps {
  isShown: (change: OfflineChange) => boolean;
  /** Whether it says that this is not sent yet: where nothing else on the page does. */
  isNoted?: boolean;
}

/** What waits for the shop, with its pictures, on the pages that have their reader's own texts. */
export default function WaitingList({ isShown, isNoted = false }: WaitingListProps): ReactNode {
  const { t } = useTranslation();
  const words = {
    title: t("offline.outbox"),
    takeBack: t("offline.dont_send"),
    ...(isNoted && { note: t("offline.not_sent") }),
  };
  const notice = (shown: readonly Operation[]) =>
    shown.some(({ change }) => isIntent(change)) && (
      <p className="notice notice-warning">{t("offline.not_ordered")}</p>
    );
  const beside = ({ pictures = [] }: Operation) => <Pictures pictures={pictures} />;
  return <WaitingEntries isShown={isShown} words={words} notice={notice} beside={beside} />;
}

/** By name and size. */
function Pictures({ pictures }: { pictures: readonly WaitingPicture[] }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("ticket.pictures")}>
      {pictures.map(({ name, blob }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <li key={place}>
          <bdi>{name}</bdi> <small>{formatSize(lang, blob.size)}</small>
        </li>
      ))}
    </ul>
  );
}
