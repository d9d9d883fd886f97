import { createTicket } from "~/api/tickets.server";
import { readTicketPictures, toArrangedResponse } from "~/features/tickets/read-ticket-form.server";
import { ticketFileRules } from "~/features/tickets/ticket-file-rules";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardFileForm } from "~/request/file-form.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { ticketPath } from "~/sitemap/account-paths";
import { newTicketSchema } from "./schema.server";

export const action = guardFileForm(ticketFileRules, async (args) => {
  const ctx = await requireUser(args);
  const read = await readTicketPictures(args);
  const { value, error } = read;
  const more = { pictures: value };
  const submission = parseForm(args, newTicketSchema);
  if (read.isArranging) return toArrangedResponse(submission, read);
  if (error || submission.status !== "success") {
    return toErrorResponse(submission, error ? { fieldErrors: { pictures: [error] } } : {}, more);
  }
  const { order, product, ...asked } = submission.value;
  const pictures = value.map(({ url }) => url);
  try {
    const wanted = { ...asked, order: order || null, product: product ?? null, pictures };
    const { code } = await createTicket(ctx.api, wanted);
    const flash = { type: "success" as const, key: "ticket.sent", params: { code } };
    return redirectTo(ctx, ticketPath(code), { flash });
  } catch (refused) {
    return toApiErrorResponse(ctx, submission, refused, more);
  }
});
