import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FlashBox } from "~/features/chrome/flash-box";
import { LanguageSwitch } from "~/features/chrome/language-switch";
import { useRootData } from "~/root-data";
import { staffHomePath, staffLogoutPath, staffSearchPath } from "~/sitemap/staff-paths";
import { Icon } from "~/ui/icon/icon";
import { StaffLink } from "./staff-link";

interface StaffFrameProps {
  /** Whoever has not shown the second factor has no parts to go to. */
  navigation?: ReactNode;
  /** There is a login to end. */
  canLogOut?: boolean;
  children: ReactNode;
}

/** The id of the search box, which a key leads to. */
export const staffSearchBox = "staff-q";

/** One box for orders, tickets and people. */
function StaffSearchBox() {
  const { t } = useTranslation();
  return (
    <div className="staff-find">
      <Form
        method="get"
        action={staffSearchPath}
        className="staff-search"
        role="search"
        reloadDocument
      >
        <input
          id={staffSearchBox}
          type="search"
          name="q"
          className="input"
          required
          maxLength={200}
          aria-label={t("staff.search.hint")}
          placeholder={t("staff.search.short")}
        />
        <button type="submit" className="button button-quiet">
          <Icon name="search" />
          <span className="sr-only">{t("staff.search")}</span>
        </button>
      </Form>
    </div>
  );
}

/** What stands around every page of the back-office; nothing in it is a shopper's. */
export function StaffFrame({ navigation, canLogOut = false, children }: StaffFrameProps) {
  const { t } = useTranslation();
  const flash = useRootData()?.flash;
  return (
    <div className="staff">
      <a className="skip" href="#main">
        {t("staff.skip")}
      </a>
      <header className="staff-bar">
        <StaffLink className="staff-name" to={staffHomePath}>
          {t("shop.name")}
          <span className="staff-mark">{t("staff.title")}</span>
        </StaffLink>
        <div className="staff-tools">
          <LanguageSwitch />
          {canLogOut && (
            <Form method="post" action={staffLogoutPath} reloadDocument>
              <button type="submit" className="bar-link">
                <Icon name="logout" look="icon-mirror" />
                <span className="staff-tool-text">{t("staff.logout")}</span>
              </button>
            </Form>
          )}
        </div>
      </header>
      <div className={navigation ? "staff-body" : "staff-body staff-body-alone"}>
        {navigation}
        {navigation && <StaffSearchBox />}
        <main id="main" tabIndex={-1}>
          {flash && <FlashBox message={flash} />}
          {children}
        </main>
      </div>
    </div>
  );
}
