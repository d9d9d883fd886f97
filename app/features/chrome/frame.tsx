import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/hydrate/use-hydrated";
import { FlashBox } from "./flash-box";
import { Footer } from "./footer";
import { Header } from "./header";
import { useRootData } from "./root-data";

/** What stands around every page, those of errors too. Once hydrated, a message is shown by the toaster. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  const isHydrated = useHydrated();
  return (
    <>
      <a className="skip" href="#main">
        {t("chrome.skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {flash && <FlashBox message={flash} isTold={isHydrated} />}
        {children}
      </main>
      <Footer />
    </>
  );
}
