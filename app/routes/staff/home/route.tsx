import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getStaffCounts } from "~/api/staff-admin.server";
import { headOf } from "~/features/document/page-head";
import { readLastDeeds } from "~/features/staff/last-deeds.server";
import { namePermission } from "~/features/staff/name-permission.server";
import { StaffLink } from "~/features/staff/staff-link";
import { formatsFor } from "~/i18n/format";
import type { MessageKey } from "~/i18n/messages/en";
import { may, requireStaff } from "~/request/require-staff.server";
import { asNothing, asPage } from "~/request/responses.server";
import {
  staffMembersPath,
  staffMessagesPath,
  staffReviewsPath,
  staffTicketsPath,
} from "~/sitemap/staff-paths";
import tableStyles from "~/ui/crud-table/tables.css?url";
import { LastDeeds } from "./last-deeds";

/** What the back-office begins with: how much waits, of what this member may see. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t, staff } = ctx;
  const [counts, deeds] = await Promise.all([
    getStaffCounts(ctx.api).catch(asPage(ctx)),
    may(staff, "audit.read") ? readLastDeeds(ctx).catch(asNothing(ctx)) : undefined,
  ]);
  const { number } = formatsFor(ctx.lang);
  const group = (title: MessageKey, of: Record<string, number> | null, to?: string) =>
    of && {
      title: t(title),
      to,
      lines: Object.entries(of).map(([name, count]) => ({
        text: ctx.translator.say(`staff.home.${name}`),
        count: number(count),
      })),
    };
  return {
    head: { title: t("staff.title"), noindex: true },
    hello: staff.name ? t("staff.hello", { name: staff.name }) : t("staff.hello_nobody"),
    groups: [
      group("staff.home.orders", counts.orders),
      group("staff.home.tickets", counts.tickets, staffTicketsPath),
      group("guests.title", counts.messages, staffMessagesPath),
      group("review.staff.title", counts.reviews, staffReviewsPath),
      group("staff.home.members", counts.members, staffMembersPath),
    ].filter((one) => one !== null),
    deeds,
    permissions: staff.permissions.map((name) => namePermission(ctx, name)),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: tableStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffHome() {
  const { t } = useTranslation();
  const { hello, groups, deeds, permissions } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{hello}</h1>
      {groups.length === 0 && <p className="muted">{t("staff.home.nothing")}</p>}
      <div className="staff-counts">
        {groups.map(({ title, to, lines }) => (
          <section key={title} className="panel">
            <h2>{to ? <StaffLink to={to}>{title}</StaffLink> : title}</h2>
            <dl>
              {lines.map(({ text, count }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {deeds !== undefined && <LastDeeds deeds={deeds} />}
      <section className="stack">
        <h2>{t("staff.home.may")}</h2>
        <ul className="staff-may">
          {permissions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
