import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getStaffCounts } from "~/api/staff-admin.server";
import { skipRevalidation } from "~/client/offline/skip-revalidation";
import { kindOfError } from "~/features/document/error-kind";
import { ErrorPage } from "~/features/document/error-page";
import { wantsKeys } from "~/features/staff/keys-cookie.server";
import { staffParts } from "~/features/staff/navigation";
import { Shortcuts } from "~/features/staff/shortcuts.enhanced";
import styles from "~/features/staff/staff.css?url";
import { StaffFrame, staffSearchBox } from "~/features/staff/staff-frame";
import { StaffLink } from "~/features/staff/staff-link";
import { formatsFor } from "~/i18n/format";
import { may, requireStaff } from "~/request/require-staff.server";
import { asNothing } from "~/request/responses.server";
import { useRootData } from "~/root-data";
import { staffHomePath } from "~/sitemap/staff-paths";

/**
 * Around every page of the back-office: its own header and the parts that this member may open. A page inside is an
 * entry of app/sitemap/staff-pages.ts with `layout: "staff"`, a part of the navigation one of
 * app/features/staff/navigation.ts; links are StaffLink's and forms have `reloadDocument`.
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, staff, t } = ctx;
  const parts = staffParts.filter(({ permission }) => !permission || may(staff, permission));
  const counts = parts.some(({ waiting }) => waiting)
    ? await getStaffCounts(ctx.api).catch(asNothing(ctx))
    : null;
  const { number } = formatsFor(lang);
  return {
    parts: parts.map(({ to, text, waiting }) => {
      const count = counts && waiting?.(counts);
      return { to, text: t(text), count: count ? number(count) : null };
    }),
    hasKeys: wantsKeys(args.request),
  };
}

export const shouldRevalidate = skipRevalidation;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function StaffLayout() {
  const { t } = useTranslation();
  const { parts, hasKeys } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isHere = (to: string) =>
    to === staffHomePath ? pathname === to : `${pathname}/`.startsWith(`${to}/`);
  return (
    <StaffFrame
      canLogOut
      navigation={
        <nav className="staff-parts" aria-label={t("staff.navigation")}>
          <ul>
            {parts.map(({ to, text, count }) => (
              <li key={to}>
                <StaffLink to={to} aria-current={isHere(to) ? "page" : undefined}>
                  {text}
                  {count && (
                    <span className="tag tag-accent">
                      {count}
                      <span className="sr-only"> {t("review.staff.waiting_here")}</span>
                    </span>
                  )}
                </StaffLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <Outlet />
      {hasKeys && <Shortcuts searchBox={staffSearchBox} />}
    </StaffFrame>
  );
}

/** Who has no staff login gets the shop's own page, which says that there is nothing. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const error = useRouteError();
  const toHome = (
    <StaffLink className="button" to={staffHomePath}>
      {t("staff.nav.home")}
    </StaffLink>
  );
  if (!useRootData()?.isStaffShell) throw error;
  return (
    <StaffFrame canLogOut>
      <ErrorPage kind={kindOfError(error)} onward={toHome} />
    </StaffFrame>
  );
}
