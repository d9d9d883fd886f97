import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getDeskTimes } from "~/api/desk.server";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { requireStaff, type StaffContext } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** How long customers wait for the first answer. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const { data, waiting, oldest_at } = await getDeskTimes(ctx.api).catch(asPage(ctx));
  const { number, dateTime } = formatsFor(ctx.lang);
  return {
    head: { title: t("desk.times.title"), noindex: true },
    waiting: t("desk.times.waiting", { count: waiting, n: number(waiting) }),
    oldest: oldest_at && t("desk.times.oldest", { when: dateTime(oldest_at) }),
    rows: data.map(({ days, asked, answered, over, median_s, p90_s, rating }) => ({
      span: t("desk.times.days", { count: days, n: number(days) }),
      cells: [
        number(asked),
        number(answered),
        number(over),
        printWait(ctx, median_s),
        printWait(ctx, p90_s),
        rating === null ? "–" : number(Math.round(rating * 10) / 10),
      ],
    })),
  };
}

/** In minutes up to two hours, then in hours. */
function printWait({ t, lang }: StaffContext, seconds: number | null): string {
  if (seconds === null) return "–";
  const { number } = formatsFor(lang);
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 120) return t("desk.times.minutes", { count: minutes, n: number(minutes) });
  const hours = Math.round(minutes / 60);
  return t("desk.times.hours", { count: hours, n: number(hours) });
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

const columns = ["asked", "answered", "over", "median", "p90", "rating"] as const;

export default function TicketTimes() {
  const { t } = useTranslation();
  const { head, waiting, oldest, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="field-hint">{t("desk.times.text")}</p>
      </header>
      <p>
        {waiting} {oldest}
      </p>
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t("desk.times.span")}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`desk.times.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ span, cells }) => (
              <tr key={span}>
                <th scope="row">{span}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
