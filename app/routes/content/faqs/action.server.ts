import { randomUUID } from "node:crypto";
import { voteFaq } from "~/api/reading.server";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { requireLocale } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { privateCookie, readCookies } from "~/request/cookies.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { faqPage, langPath } from "~/sitemap/paths";
import { voteSchema } from "./schema.server";

/**
 * Whether an answer helped. A visitor's first word gives the browser a number until it is closed, so that it is counted
 * once (docs/decisions/0141).
 */
export const action = guardAction(async (args) => {
  const ctx = await requireLocale(args);
  const submission = parseForm(args, voteSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { faq, slug, helpful } = submission.value;
  const known = readCookies(args.request)[cookieNames.reader] ?? "";
  const reader = /^[0-9a-f-]{36}$/.test(known) ? known : randomUUID();
  if (!ctx.user.login && reader !== known) {
    ctx.cookies.push(privateCookie(cookieNames.reader, reader, ctx.settings.secure));
  }
  const counted = await voteFaq(ctx.api, faq, { helpful: helpful === "yes", reader }).catch(
    asPage(ctx),
  );
  const key = counted ? ("faqs.thanks" as const) : ("faqs.counted" as const);
  const flash = { type: counted ? ("success" as const) : ("info" as const), key };
  return redirectTo(ctx, langPath(ctx.lang, faqPage(slug)), { flash });
});
