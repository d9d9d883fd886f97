import { z } from "zod";
import { ticketForm } from "#backend/contract/own-forms";
import { departments } from "#backend/contract/ticket";
import { bodyField, clientIdField } from "~/features/tickets/schema.server";
import { message, ruledText } from "~/forms/schema.server";

export const newTicketFields = {
  subject: ruledText([
    "required",
    ["min_len", ticketForm.subject.min],
    ["max_len", ticketForm.subject.max],
  ]),
  body: bodyField,
};

export const newTicketSchema = z.object({
  client_id: clientIdField,
  department: z.enum(departments, message("required_error")),
  order: z.string().max(40).optional(),
  product: z.coerce.number().int().positive().optional(),
  ...newTicketFields,
});
