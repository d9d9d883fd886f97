import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { searchStaff } from "~/api/staff-admin.server";
import { printPhone } from "~/features/address/print-phone.server";
import { headOf } from "~/features/document/page-head";
import { StaffLink } from "~/features/staff/staff-link";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffTicketPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";

const nothing = { orders: [], users: [], tickets: [] };

/** What has exactly a number, an e-mail or a phone. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const text = (new URL(args.request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const { date, dateTime } = formatsFor(ctx.lang);
  const found = text ? await searchStaff(ctx.api, text).catch(asPage(ctx)) : nothing;
  return {
    head: { title: t("staff.search.title"), noindex: true },
    title: text ? t("staff.search.for", { text }) : t("staff.search.title"),
    isSearched: text !== "",
    groups: [
      {
        name: t("staff.search.orders"),
        finds: found.orders.map(({ number, state, placed_at }) => ({
          to: null,
          name: number,
          text: ctx.translator.say(`order.state.${state}`),
          when: dateTime(placed_at),
        })),
      },
      {
        name: t("staff.search.tickets"),
        finds: found.tickets.map(({ code, subject, state }) => ({
          to: staffTicketPath(code),
          name: `#${code}`,
          text: subject,
          when: state,
        })),
      },
      {
        name: t("staff.search.users"),
        finds: found.users.map(({ id, name, email, phone, joined_at }) => ({
          to: null,
          name: name ?? email ?? phone ?? id,
          text: [email, phone && printPhone(phone, ctx.lang)].filter(Boolean).join(" · "),
          when: t("staff.search.joined", { date: date(joined_at) }),
        })),
      },
    ].filter(({ finds }) => finds.length > 0),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function StaffSearch() {
  const { t } = useTranslation();
  const { title, isSearched, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{title}</h1>
      {groups.length === 0 && (
        <p className="muted">{t(isSearched ? "staff.search.none" : "staff.search.hint")}</p>
      )}
      {groups.map(({ name: group, finds }) => (
        <section key={group} className="stack">
          <h2>{group}</h2>
          <ul className="staff-rows">
            {finds.map(({ name, to, text, when }) => (
              <li key={name}>
                {to ? (
                  <StaffLink className="staff-row-name" to={to}>
                    {name}
                  </StaffLink>
                ) : (
                  <bdi className="staff-row-name">{name}</bdi>
                )}
                <bdi>{text}</bdi>
                <p className="small muted">{when}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
