import type { pushNotesEn } from "./en";

export const pushNotesDe: Record<keyof typeof pushNotesEn, string> = {
  "order.news": "Neues zu Ihrer Bestellung",
  "order.shipped": "Ihre Bestellung ist unterwegs",
  "order.delivered": "Ihre Bestellung ist geliefert",
  "ticket.answered": "Wir haben Ihnen geantwortet",
  "wish.in_stock": "Etwas von Ihrer Merkliste ist wieder da",
  other: "Neues aus dem Shop",
  open: "Tippen, um es zu sehen.",
};
