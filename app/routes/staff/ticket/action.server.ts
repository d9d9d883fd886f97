import { ApiError } from "~/api/client/api-error";
import {
  answerTicket,
  changeTicket,
  getCannedAnswers,
  getDeskTicket,
  mergeTicket,
  noteOnTicket,
} from "~/api/desk.server";
import { fillCanned } from "~/features/desk/fill-canned.server";
import { sayChanges } from "~/features/desk/say-changes.server";
import {
  readTicketPictures,
  type TicketFormResult,
  toArrangedResponse,
} from "~/features/tickets/read-ticket-form.server";
import { ticketFileRules } from "~/features/tickets/ticket-file-rules";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import type { GuardedArguments } from "~/request/action.server";
import { guardFileForm } from "~/request/file-form.server";
import { redirectTo } from "~/request/responses.server";
import { staffTicketPath } from "~/sitemap/staff-paths";
import { type DeskInput, deskSchema } from "./schema.server";

/** `intent` names the button; what was typed comes back where something has changed meanwhile. */
export const action = guardFileForm(ticketFileRules, async (args) => {
  const read = await readTicketPictures(args);
  const more = { pictures: read.value };
  const submission = parseForm(args, deskSchema);
  if (read.isArranging) {
    const { payload } = submission;
    return toArrangedResponse({ payload: { ...payload, intent: payload.form } }, read);
  }
  if (submission.status !== "success" && submission.error?.intent) {
    throw new Response(null, { status: 400 });
  }
  if (read.error || submission.status !== "success") {
    const errors = read.error ? { fieldErrors: { pictures: [read.error] } } : {};
    return toErrorResponse(submission, errors, more);
  }
  const input = submission.value;
  if (input.intent === "insert") {
    const body = await insertCanned(args, input);
    const { initialValue, ...rest } = submission.reply();
    const filled: TicketFormResult = {
      ...rest,
      ...more,
      initialValue: { ...initialValue, intent: "answer", body },
    };
    return filled;
  }
  try {
    const pictures = read.value.map(({ url }) => url);
    const done = await act(args, input, pictures);
    const { code = "" } = args.params;
    return redirectTo(args.ctx, staffTicketPath(code), { flash: { type: "success", key: done } });
  } catch (error) {
    const changes = isChanged(error) && "since" in input && (await readChanges(args, input.since));
    if (changes) {
      const formErrors = [`${args.ctx.t("ticket.changed")} ${changes}`];
      return toErrorResponse(submission, { formErrors }, more);
    }
    return toApiErrorResponse(args.ctx, submission, error, more);
  }
});

function isChanged(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.outcome.kind === "message" &&
    error.outcome.msg === "ticket.changed"
  );
}

/** What happened since the page was shown, in words; nothing where nobody can say. */
async function readChanges(
  { ctx, params: { code = "" } }: GuardedArguments,
  since: string | undefined,
): Promise<string> {
  if (!since) return "";
  const changes = sayChanges(ctx, await getDeskTicket(ctx.api, code), since);
  return changes.length > 0 ? ctx.t("desk.changes", { changes: changes.join("; ") }) : "";
}

type Acting = Exclude<DeskInput, { intent: "insert" }>;

/** Answers what the page says then. Throws the backend's ApiError where it refuses. */
async function act(
  { ctx: { api }, params: { code = "" } }: GuardedArguments,
  input: Acting,
  pictures: string[],
) {
  switch (input.intent) {
    case "answer": {
      const { intent: _, since: _since, state = "answered", ...answer } = input;
      await answerTicket(api, code, { ...answer, state, pictures });
      return "desk.sent" as const;
    }
    case "note": {
      const { client_id, body } = input;
      await noteOnTicket(api, code, { client_id, body, pictures });
      return "desk.noted" as const;
    }
    case "sort": {
      const { intent: _, since: _since, assigned, ...change } = input;
      await changeTicket(api, code, { ...change, assigned: assigned || null });
      return "desk.saved" as const;
    }
    case "merge": {
      const { version, into } = input;
      await mergeTicket(api, code, { version, into });
      return "desk.merged" as const;
    }
  }
}

/** What was typed with a canned answer behind it, its places filled in. */
async function insertCanned(
  { ctx: { api }, params: { code = "" } }: GuardedArguments,
  { canned, body }: Extract<DeskInput, { intent: "insert" }>,
): Promise<string> {
  const [ticket, all] = await Promise.all([getDeskTicket(api, code), getCannedAnswers(api)]);
  const chosen = all.find(({ id }) => id === canned);
  return [body, chosen && fillCanned(chosen, ticket)].filter(Boolean).join("\n\n");
}
