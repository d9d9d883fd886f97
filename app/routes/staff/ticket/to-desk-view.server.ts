import { answerStates, type DeskTicket, deskStates } from "#backend/contract/desk";
import { languages, spokenLanguage } from "#backend/contract/languages";
import { departments, priorities } from "#backend/contract/ticket";
import { printPhone } from "~/features/address/print-phone.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { StaffContext } from "~/request/require-staff.server";
import { staffTicketPath, staffTicketPicturePath } from "~/sitemap/staff-paths";

/** A ticket as the desk shows it: all words and figures in the reader's language. */
export function toDeskView(ctx: StaffContext, ticket: DeskTicket) {
  const { t, lang, translator } = ctx;
  const { dateTime, money, number } = formatsFor(lang);
  const { customer } = ticket;
  return {
    code: ticket.code,
    version: ticket.version,
    subject: ticket.subject,
    state: ticket.state,
    stateName: t(`desk.state.${ticket.state}`),
    isWaiting: ticket.state === "open" || ticket.state === "waiting_staff",
    isClosed: ticket.state === "closed",
    priority: ticket.priority,
    department: ticket.department,
    assigned: ticket.assigned?.id ?? "",
    language: languages[spokenLanguage(ticket.lang)].name,
    mergedInto: ticket.merged_into && linkTo(ticket.merged_into),
    follows: ticket.follows && linkTo(ticket.follows),
    rating: ticket.rating ? t("desk.rating", { n: number(ticket.rating) }) : null,
    customer: {
      name: customer.name ?? t("desk.unnamed"),
      phone: customer.phone && printPhone(customer.phone, lang),
      email: customer.email,
      since: t("desk.since", { day: datesFor(lang).bothCalendars(customer.since) }),
    },
    messages: ticket.messages.map((message) => ({
      place: message.place,
      isOurs: message.by === "staff",
      isNote: message.internal === true,
      author: message.author ?? t(message.by === "staff" ? "desk.by_staff" : "desk.by_customer"),
      at: dateTime(message.at),
      body: message.body,
      pictures: message.pictures.map(({ file, name, width, height }) => ({
        src: staffTicketPicturePath(ticket.code, file),
        alt: t("desk.picture", { name }),
        width,
        height,
      })),
    })),
    orders: ticket.orders.map((order) => ({
      number: order.number,
      state: t(`order.state.${order.state}`),
      amount: money(order.payable),
      at: dateTime(order.placed_at),
      isSubject: order.number === ticket.order?.number,
    })),
    others: ticket.others.map(({ code, subject, state }) => ({
      ...linkTo(code),
      subject,
      state: t(`desk.state.${state}`),
    })),
    events: ticket.events.map(({ action, by, at }) => ({
      what: translator.say(action.replace(/^ticket\./, "desk.event.")),
      who: by ?? t("desk.by_staff"),
      at: dateTime(at),
    })),
    choices: {
      assigned: ticket.colleagues.map(({ id, name }) => ({ value: id, name: name ?? id })),
      priority: priorities.map((value) => ({ value, name: t(`desk.priority.${value}`) })),
      department: departments.map((value) => ({ value, name: t(`desk.department.${value}`) })),
      /** What it is stays a choice, though the staff can't make a ticket new or answered. */
      state: [
        { value: "", name: t(`desk.state.${ticket.state}`) },
        ...deskStates
          .filter((value) => value !== ticket.state)
          .map((value) => ({ value, name: t(`desk.state.${value}`) })),
      ],
      afterwards: answerStates.map((value) => ({ value, name: t(`desk.state.${value}`) })),
    },
  };
}
export type DeskView = ReturnType<typeof toDeskView>;

const linkTo = (code: number) => ({ code, to: staffTicketPath(code) });
