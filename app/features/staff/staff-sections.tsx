import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { staffInvitationsPath, staffMembersPath, staffRolesPath } from "~/sitemap/staff-paths";
import { StaffLink } from "./staff-link";

/** The heading of the pages about the staff, with the way to the others. */
export function StaffSections() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const sections = [
    { to: staffMembersPath, text: t("staff.members.members") },
    { to: staffRolesPath, text: t("staff.members.roles") },
    { to: staffInvitationsPath, text: t("staff.members.invitations") },
  ];
  return (
    <nav className="cluster" aria-label={t("staff.members.sections")}>
      {sections.map(({ to, text }) => (
        <Fragment key={to}>
          <StaffLink
            className="chip"
            to={to}
            aria-current={`${pathname}/`.startsWith(`${to}/`) ? "page" : undefined}
          >
            {text}
          </StaffLink>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
