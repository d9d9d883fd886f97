import { closeTicket, rateTicket, reopenTicket, replyToTicket } from "~/api/tickets.server";
import { readTicketPictures, toArrangedResponse } from "~/features/tickets/read-ticket-form.server";
import { ticketFileRules } from "~/features/tickets/ticket-file-rules";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type FileFormArguments, guardFileForm } from "~/request/file-form.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { ticketPath } from "~/sitemap/account-paths";
import { ticketSchema } from "./schema.server";

/** `intent` names the button. */
export const action = guardFileForm(ticketFileRules, async (args) => {
  const ctx = await requireUser(args);
  const read = await readTicketPictures(args);
  const { value, error } = read;
  const more = { pictures: value };
  const submission = parseForm(args, ticketSchema);
  if (read.isArranging) return toArrangedResponse(submission, read);
  if (submission.status !== "success" && submission.error?.intent) {
    throw new Response(null, { status: 400 });
  }
  if (error || submission.status !== "success") {
    const errors = error ? { fieldErrors: { pictures: [error] } } : {};
    return toErrorResponse(submission, errors, more);
  }
  const input = submission.value;
  const code = args.params.code ?? "";
  try {
    switch (input.intent) {
      case "close":
        await closeTicket(ctx.api, code);
        return back(args, code, { type: "success", key: "ticket.is_closed" });
      case "reopen":
        await reopenTicket(ctx.api, code);
        return back(args, code, { type: "success", key: "ticket.is_reopened" });
      case "rate":
        await rateTicket(ctx.api, code, input.rating);
        return back(args, code, { type: "success", key: "ticket.rated" });
      default: {
        const pictures = value.map(({ url }) => url);
        const { client_id, body } = input;
        const posted = await replyToTicket(ctx.api, code, { client_id, body, pictures });
        const isElsewhere = String(posted.code) !== code;
        return back(args, String(posted.code), {
          type: "success",
          key: isElsewhere ? "ticket.replied_new" : "ticket.replied",
          params: { code: posted.code },
        });
      }
    }
  } catch (refused) {
    return toApiErrorResponse(ctx, submission, refused, more);
  }
});

function back({ ctx }: FileFormArguments, code: string, flash: Flash): Response {
  return redirectTo(ctx, ticketPath(code), { flash });
}
