import { randomUUID } from "node:crypto";
import { z } from "zod";
import { answerStates, deskStates } from "#backend/contract/desk";
import { ticketForm } from "#backend/contract/own-forms";
import { departments, priorities } from "#backend/contract/ticket";
import { message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

const text = ruledText(["required", ["max_len", ticketForm.body.max]]);

/** What the ticket's forms ask; the forms' other fields are choices. */
export const deskFields = { body: text, into: ruledText(["required", ["max_len", 20]]) };

const clientId = z
  .uuid(message("error.bad_request"))
  .optional()
  .transform((id) => id ?? randomUUID());

/** The version that the form was made on. */
const version = z
  .string(message("error.bad_request"))
  .regex(/^\d{1,9}$/, message("error.bad_request"))
  .transform(Number);

/** When what the page shows was read, so that a refusal can say what happened since. */
const since = z.iso.datetime().optional().catch(undefined);

const oneOf = <Word extends string>(words: readonly Word[]) =>
  z
    .string()
    .optional()
    .transform((sent) => words.find((known) => known === sent));

/** The page's buttons. */
export const deskSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("answer"),
    client_id: clientId,
    version,
    since,
    body: text,
    state: oneOf(answerStates),
  }),
  z.object({
    intent: z.literal("insert"),
    canned: z.string(message("required_error")).max(64),
    body: z.string().max(ticketForm.body.max).default(""),
  }),
  z.object({ intent: z.literal("note"), client_id: clientId, body: text }),
  z.object({
    intent: z.literal("sort"),
    version,
    since,
    assigned: z.string().max(64).default(""),
    priority: oneOf(priorities),
    department: oneOf(departments),
    state: oneOf(deskStates),
  }),
  z.object({
    intent: z.literal("merge"),
    version,
    since,
    into: deskFields.into.transform(toLatinDigits),
  }),
]);
export type DeskInput = z.infer<typeof deskSchema>;
