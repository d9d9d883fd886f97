import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import type { TicketRowView } from "~/features/tickets/ticket-row.server";
import styles from "~/features/tickets/tickets.css?url";
import { isQuestion } from "~/features/tickets/use-offline-message.enhanced";
import { errorsOf, type FormResult } from "~/forms/submission";
import { newTicketPath, ticketsPath } from "~/sitemap/account-paths";
import { Ornament } from "~/ui/icon/icon";
import { InfinitePage } from "~/ui/infinite-list/infinite-list";
import { Link } from "~/ui/link/link";
import { fetchRows } from "./fetch-rows";
import { loadTickets } from "./load-tickets.server";
import { TicketRow } from "./ticket-row";

/** A ticket may be posted to the list, too, as to the backend's; its form stands on a page of its own. */
export { action } from "../ticket-new/action.server";
/** All that a shopper has asked (R-ROUTE-19, domain 4.8). */
export { loadTickets as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loadTickets> = ({ data, matches }) =>
  headOf(data?.head, matches);

const codeOf = ({ code }: TicketRowView) => String(code);
const renderRow = (ticket: TicketRowView) => <TicketRow ticket={ticket} />;

export default function Tickets() {
  const { t } = useTranslation();
  const { rows, next, first, live, count, isNarrowed, ...rest } =
    useLoaderData<typeof loadTickets>();
  const [error] = errorsOf(useActionData<FormResult>());
  const isEmpty = rows.length === 0 && !isNarrowed && !first;
  return (
    <div className="tickets">
      <header className="tickets-head">
        <h1>{t("tickets.title")}</h1>
        <Link className="button" to={newTicketPath()}>
          {t("tickets.new")}
        </Link>
        <p>{t("tickets.intro")}</p>
      </header>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      <WaitingHere isShown={isQuestion} />
      {isEmpty ? (
        <div className="empty">
          <Ornament />
          <h2>{t("tickets.empty")}</h2>
          <p>{t("tickets.empty_text")}</p>
        </div>
      ) : (
        <>
          <Narrowing {...rest} isNarrowed={isNarrowed} />
          <p className="field-hint">{count}</p>
          <InfinitePage
            key={`${rest.status} ${rest.query}`}
            label={t("tickets.list")}
            items={rows}
            next={next}
            previous={first ?? undefined}
            live={live ?? undefined}
            fetchPage={fetchRows}
            keyOf={codeOf}
            render={renderRow}
            labels={{
              more: t("tickets.more"),
              previous: t("tickets.newest"),
              empty: t("tickets.none_found"),
            }}
          />
        </>
      )}
    </div>
  );
}

interface NarrowingProps {
  states: { name: string; to: string; isChosen: boolean }[];
  query: string;
  status: string | null;
  isNarrowed: boolean;
}

/** Fewer of them: by a state, by a part of the subject. */
function Narrowing({ states, query, status, isNarrowed }: NarrowingProps) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <nav className="cluster" aria-label={t("tickets.by_state")}>
        {states.map(({ name, to, isChosen }) => (
          <Fragment key={to}>
            <Link className="chip" to={to} aria-current={isChosen ? "page" : undefined}>
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
      <search>
        <Form className="ticket-search" action={ticketsPath} key={query}>
          {status && <input type="hidden" name="status" value={status} />}
          <input
            className="input"
            type="search"
            name="q"
            aria-label={t("tickets.search")}
            placeholder={t("tickets.search")}
            defaultValue={query}
            maxLength={120}
            dir="auto"
          />
          <button type="submit" className="button button-quiet">
            {t("tickets.search_go")}
          </button>
          {isNarrowed && (
            <Link className="button button-plain" to={ticketsPath}>
              {t("tickets.search_clear")}
            </Link>
          )}
        </Form>
      </search>
    </div>
  );
}
