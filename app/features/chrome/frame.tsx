import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Hole } from "~/features/holes/hole";
import type { Message } from "~/request/flash.server";
import { useRootData } from "~/root-data";
import { FlashBox } from "./flash-box";
import { Footer } from "./footer";
import { Header } from "./header";

/** What stands around every page, those of errors too. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const message = useStandingMessage();
  return (
    <>
      <a className="skip" href="#main">
        {t("chrome.skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hole name="flash">{message && <FlashBox message={message} />}</Hole>
        {children}
      </main>
      <Footer />
    </>
  );
}

/**
 * The message that stands in the page: the document's own, which stays where it was served, with its link, until
 * the reader goes on to another page, sends a form, or something newer is said (docs/decisions/0117); and one with a
 * button, which is no use to anybody after 3 s. Others are toasts.
 */
function useStandingMessage(): Message | null {
  const { pathname } = useLocation();
  const sends = useNavigation().formMethod === "POST";
  const flash = useRootData()?.flash ?? null;
  const [served, setServed] = useState<{ message: Message | null; pathname: string }>({
    message: flash,
    pathname,
  });
  const isOver =
    sends || served.pathname !== pathname || (flash !== null && flash !== served.message);
  if (served.message && isOver) setServed({ message: null, pathname });
  if (flash?.undo) return flash;
  return isOver ? null : served.message;
}
