import { NavLink, Outlet } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { profilePath, settingsPath } from "~/sitemap/account-paths";

/** Shared by settings and profile, and not mounted anew between them (R-ROUTE-17, R-ROUTE-18). */
export default function ProfileWrapper() {
  const { t } = useTranslation();
  return (
    <>
      <nav className="cluster" aria-label={t("account.settings")}>
        <NavLink className="chip" to={settingsPath}>
          {t("account.nav.user-settings")}
        </NavLink>{" "}
        <NavLink className="chip" to={profilePath}>
          {t("account.nav.profile")}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
