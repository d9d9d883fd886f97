import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FlashBox } from "./flash-box";
import { Footer } from "./footer";
import { Header } from "./header";
import { useRootData } from "./root-data";

/** What stands around every page, those of errors too. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  return (
    <>
      <a className="skip" href="#main">
        {t("chrome.skip")}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {flash && <FlashBox message={flash} />}
        {children}
      </main>
      <Footer />
    </>
  );
}
