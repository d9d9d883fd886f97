import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/hydrate/use-hydrated";
import { FlashBox } from "./flash-box";
import { Footer } from "./footer";
import { Header } from "./header";
import { useRootData } from "./root-data";

/**
 * What stands around every page, those of errors too. Once hydrated, a message is shown by the toaster; only
 * the document's own one keeps its box, and one with a button, which is no use to anybody after 3 s.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  const [served] = useState(flash);
  const isHydrated = useHydrated();
  return (
    <>
      <a className="skip" href="#main">
        {t("chrome.skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {flash && (flash === served || flash.undo) && (
          <FlashBox message={flash} isTold={isHydrated && !flash.undo} />
        )}
        {children}
      </main>
      <Footer />
    </>
  );
}
