import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  countedTickets,
  type TicketList,
  type TicketState,
  ticketStates,
} from "#backend/contract/ticket";
import { listTickets } from "~/api/tickets.server";
import type { PageHead } from "~/features/document/page-head";
import { toTicketRow } from "~/features/tickets/ticket-row.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { type TicketsQuery, ticketsPathOf } from "~/sitemap/account-paths";

/** The states that people look for; the others are found among all. */
const offered: TicketState[] = ["answered", "open", "waiting_staff", "resolved", "closed"];

const maxSearch = 120;

/** The user's tickets, the one that was spoken in last first; `?status=` and `?q=` narrow them. */
export async function loadTickets(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const query = readQuery(args.request.url);
  const list = await listTickets(ctx.api, { ...query }).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("tickets.title"), noindex: true };
  const { page, ...narrowed } = query;
  return {
    head,
    ...toPage(ctx, list, query),
    count: countOf(ctx, list),
    states: stateLinks(ctx, query),
    query: query.q ?? "",
    status: query.status ?? null,
    isNarrowed: query.q !== undefined || query.status !== undefined,
    first: page ? ticketsPathOf(narrowed) : null,
    /** The first page, which what is new comes in; none where another one is shown. */
    live: page ? null : ticketsPathOf(query),
  };
}

/** GET /user/tickets/rows: the rows of a page of the list, for lists that grow. */
export async function loadTicketRows(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const query = readQuery(args.request.url);
  const list = await listTickets(ctx.api, { ...query }).catch(asPage(ctx));
  const { rows, next } = toPage(ctx, list, query);
  return Response.json({ items: rows, next }, { headers: { "Cache-Control": "no-store" } });
}

function readQuery(url: string): TicketsQuery {
  const { searchParams } = new URL(url);
  const q = searchParams.get("q")?.trim().slice(0, maxSearch);
  return {
    status: ticketStates.find((known) => known === searchParams.get("status")),
    q: q || undefined,
    page: searchParams.get("page")?.slice(0, 80) || undefined,
  };
}

function toPage(ctx: RequestContext, list: TicketList, query: TicketsQuery) {
  return {
    rows: list.data.map((ticket) => toTicketRow(ctx, ticket)),
    next: list.next ? ticketsPathOf({ ...query, page: list.next }) : undefined,
  };
}

function countOf({ display, t, lang }: RequestContext, { total }: TicketList): string {
  const n = formatsFor(lang, display).number(total);
  return total >= countedTickets
    ? t("tickets.count_over", { n })
    : t("tickets.count", { count: total, n });
}

function stateLinks({ t }: RequestContext, { status, q }: TicketsQuery) {
  const link = (name: string, state?: TicketState) => ({
    name,
    to: ticketsPathOf({ status: state, q }),
    isChosen: state === status,
  });
  return [
    link(t("tickets.all")),
    ...offered.map((state) => link(t(`ticket.state.${state}`), state)),
  ];
}
