import { getTextPage, sendMessage } from "~/api/reading.server";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireLocale } from "~/request/context.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { langPath, textPage } from "~/sitemap/paths";
import { messageSchema } from "./schema.server";

/** What a visitor writes to the shop. A program that fell into the trap is thanked like everybody, and nothing is kept. */
export const action = guardAction(async (args) => {
  const ctx = await requireLocale(args);
  const page = await getTextPage(ctx.api, args.params.slag ?? "").catch(asPage(ctx));
  if (page.template !== "contact") throw new Response(null, { status: 405 });
  const submission = parseForm(args, messageSchema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const { website, ...message } = submission.value;
  try {
    if (!website) await sendMessage(ctx.api, message);
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, langPath(ctx.lang, textPage(page.slug)), {
    flash: { type: "success", key: "contact.sent" },
  });
});
