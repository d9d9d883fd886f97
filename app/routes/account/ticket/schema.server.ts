import { z } from "zod";
import { bodyField, clientIdField } from "~/features/tickets/schema.server";
import { message } from "~/forms/schema.server";

export const replyFields = { body: bodyField };

/** The buttons of a ticket's page; those of the pictures only arrange them. */
export const ticketSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reply"), client_id: clientIdField, ...replyFields }),
  z.object({ intent: z.enum(["close", "reopen"]) }),
  z.object({
    intent: z.literal("rate"),
    rating: z.coerce
      .number(message("ticket.rating_missing"))
      .int(message("ticket.rating_missing"))
      .min(1, message("ticket.rating_missing"))
      .max(5, message("ticket.rating_missing")),
  }),
]);
