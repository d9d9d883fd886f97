import { z } from "zod";
import { ticketForm } from "#backend/contract/own-forms";
import { message, ruledText } from "~/forms/schema.server";

/** What a message of a ticket asks for. */
export const bodyField = ruledText([
  "required",
  ["min_len", ticketForm.body.min],
  ["max_len", ticketForm.body.max],
]);

/** The page's own number of the posting: sent twice, it is one. A form that was refused keeps it. */
export const clientIdField = z.uuid(message("error.bad_request"));
