import type { z } from "zod";
import { moderateReview, replyToReview } from "~/api/staff-reviews.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import type { Flash } from "~/request/flash.server";
import { redirectTo } from "~/request/responses.server";
import { queuePath, readQueueQuery } from "./queue-query.server";
import { reviewSchema } from "./schema.server";

/** `intent` names the button; where the review has changed meanwhile, the page says so and shows it as it is now. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, reviewSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  try {
    const key = await act(ctx, submission.value);
    const { status, page } = readQueueQuery(args.request);
    return redirectTo(ctx, queuePath(status, page), { flash: { type: "success", key } });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});

/** Answers what is said then. Throws the backend's ApiError where it refuses. */
async function act(
  { api }: RequestContext,
  input: z.infer<typeof reviewSchema>,
): Promise<Flash["key"]> {
  const { id, version } = input;
  switch (input.intent) {
    case "move":
      await moderateReview(api, id, { version, status: input.status });
      return `review.staff.moved.${input.status}`;
    case "reply":
      await replyToReview(api, id, { version, lang: input.lang, body: input.body });
      return "review.staff.replied";
    case "unreply":
      await replyToReview(api, id, { version, lang: input.lang, body: null });
      return "review.staff.unreplied";
  }
}
