import type { LoaderFunctionArgs } from "@remix-run/node";
import { type DeskQueue, type DeskSummary, deskAssignees, deskViews } from "#backend/contract/desk";
import { countedTickets, departments, priorities } from "#backend/contract/ticket";
import { getQueue } from "~/api/desk.server";
import { formatsFor } from "~/i18n/format";
import { requireStaff, type StaffContext } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffTicketPath, staffTicketsPath } from "~/sitemap/staff-paths";

const filters = ["view", "assignee", "unread", "department", "priority", "q"] as const;

/** GET /staff/tickets: a page of the desk's queue, narrowed by the address. */
export async function loadQueue(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { searchParams } = new URL(args.request.url);
  const chosen = Object.fromEntries(
    filters.map((name) => [name, searchParams.get(name)?.slice(0, 200) ?? ""]),
  );
  const page = searchParams.get("page") ?? undefined;
  const queue = await getQueue(ctx.api, { ...chosen, page }).catch(asPage(ctx));
  const { number } = formatsFor(ctx.lang);
  const n = queue.total >= countedTickets ? `${number(countedTickets)}+` : number(queue.total);
  return {
    head: { title: ctx.t("desk.title"), noindex: true },
    here: addressOf({ ...chosen, page: page ?? "" }),
    chosen,
    choices: choicesOf(ctx, queue.colleagues),
    count: ctx.t("desk.count", { count: queue.total, n }),
    rows: queue.data.map((ticket) => toRow(ctx, ticket)),
    first: page ? addressOf(chosen) : null,
    next: queue.next ? addressOf({ ...chosen, page: queue.next }) : null,
  };
}

function choicesOf({ t, staff }: StaffContext, colleagues: DeskQueue["colleagues"]) {
  const any = { value: "", name: t("desk.any") };
  return {
    view: deskViews.map((view) => ({
      value: view,
      name: view === "waiting" || view === "all" ? t(`desk.view.${view}`) : t(`desk.state.${view}`),
    })),
    assignee: [
      ...[...deskAssignees].reverse().map((value) => ({
        value,
        name: t(`desk.assignee.${value}`),
      })),
      ...colleagues
        .filter(({ id }) => id !== staff.id)
        .map(({ id, name }) => ({ value: id, name: name ?? id })),
    ],
    unread: [any, { value: "1", name: t("desk.unread_only") }],
    department: [
      any,
      ...departments.map((value) => ({ value, name: t(`desk.department.${value}`) })),
    ],
    priority: [any, ...priorities.map((value) => ({ value, name: t(`desk.priority.${value}`) }))],
  };
}

function toRow({ t, lang }: StaffContext, ticket: DeskSummary) {
  const { number } = formatsFor(lang);
  const isUrgent = ticket.priority === "high" || ticket.priority === "urgent";
  return {
    code: ticket.code,
    to: staffTicketPath(ticket.code),
    subject: ticket.subject,
    customer: ticket.customer.name ?? t("desk.unnamed"),
    department: t(`desk.department.${ticket.department}`),
    state: t(`desk.state.${ticket.state}`),
    isWaiting: ticket.state === "open" || ticket.state === "waiting_staff",
    priority: isUrgent ? t(`desk.priority.${ticket.priority}`) : null,
    assigned: ticket.assigned?.name ?? t("desk.nobody"),
    unread: ticket.unread_staff
      ? t("desk.unread", { count: ticket.unread_staff, n: number(ticket.unread_staff) })
      : null,
    lastMessageAt: ticket.last_message_at,
  };
}

/** The queue's address with these choices; what is empty is left out. */
function addressOf(chosen: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""));
  return `${staffTicketsPath}?${query}`;
}
