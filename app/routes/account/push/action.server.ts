import { changePush, removePush, subscribePush } from "~/api/push.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { safePath } from "~/request/safe-path";
import { pushPath } from "~/sitemap/account-paths";
import { type PushInput, pushSchema } from "./schema.server";

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm(args, pushSchema);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return toErrorResponse(submission);
  }
  try {
    return await respond(ctx, submission.value);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
});

/** Throws the backend's ApiError where it refuses. */
async function respond(ctx: RequestContext, input: PushInput): Promise<Response> {
  if (input.intent === "on") return switchOn(ctx, input);
  if (input.intent === "remove") {
    await removePush(ctx.api, input.device);
    return redirectTo(ctx, pushPath, { flash: { type: "success", key: "push.removed" } });
  }
  const { device, topic, quiet, from, to } = input;
  const hours = quiet ? { from: from * 60, to: to * 60 } : null;
  await changePush(ctx.api, device, { topics: topic, quiet: hours });
  return redirectTo(ctx, pushPath, { flash: { type: "success", key: "push.saved" } });
}

async function switchOn(
  ctx: RequestContext,
  { topic, back, endpoint, p256dh, auth, zone, renews }: Extract<PushInput, { intent: "on" }>,
): Promise<Response> {
  if (!endpoint || !p256dh || !auth) {
    return redirectTo(ctx, pushPath, { flash: { type: "info", key: "push.needs_script" } });
  }
  await subscribePush(ctx.api, {
    endpoint,
    p256dh,
    auth,
    lang: ctx.lang,
    ...(zone && { zone }),
    ...(topic && { topics: [topic] }),
    ...(renews && { renews: true }),
  });
  const flash = { type: "success", key: "push.switched_on" } as const;
  return redirectTo(ctx, safePath(back, pushPath), renews ? {} : { flash });
}
