import type { z } from "zod";
import { answerMessage, removeMessage, settleMessage } from "~/api/reading.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { type GuardedArguments, guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffMessagePath, staffMessagesPath } from "~/sitemap/staff-paths";
import { messageSchema } from "./schema.server";

/** `intent` names the button; what was typed comes back where somebody was quicker. */
export const action = guardAction(async (args) => {
  const submission = parseForm(args, messageSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  try {
    const { to, key } = await act(args, submission.value);
    return redirectTo(args.ctx, to, { flash: { type: "success", key } });
  } catch (error) {
    return toApiErrorResponse(args.ctx, submission, error);
  }
});

/** Answers where it goes on, and what is said there. Throws the backend's ApiError where it refuses. */
async function act(
  { ctx: { api }, params: { id = "" } }: GuardedArguments,
  input: z.infer<typeof messageSchema>,
) {
  switch (input.intent) {
    case "answer":
      await answerMessage(api, id, input.body);
      return { to: staffMessagePath(id), key: "guests.sent" as const };
    case "done":
      await settleMessage(api, id);
      return { to: staffMessagePath(id), key: "guests.settled" as const };
    case "remove":
      await removeMessage(api, id);
      return { to: staffMessagesPath, key: "guests.removed" as const };
  }
}
