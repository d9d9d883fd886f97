import { guestKinds } from "~/api/client/guest.server";
import { recordConsents } from "~/api/privacy.server";
import { parseForm } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { choicesCookie, readChoices } from "~/request/choices.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { cookieNames } from "~/request/cookie-names";
import { clearedCookie, staffDeviceCookie } from "~/request/cookies.server";
import { endSession } from "~/request/end-session.server";
import { asPage, redirectTo } from "~/request/responses.server";
import { devicePage, homePath, langPath } from "~/sitemap/paths";
import { deviceSchema } from "./schema.server";

/** A yes or a no to what is not needed, or the end of everything that is kept here (docs/decisions/0141). */
export const action = guardAction(async (args) => {
  const ctx = await requireLocale(args);
  const submission = parseForm(args, deviceSchema);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const input = submission.value;
  if (input.intent === "clear") return clearDevice(ctx);

  const granted = input.answer === "yes";
  if (ctx.user.login) await recordConsents(ctx.api, { referral: granted }).catch(asPage(ctx));
  const choices = { ...readChoices(args.request), referral: granted };
  ctx.cookies.push(choicesCookie(choices, ctx.settings.secure));
  const { token } = input;
  if (!granted || (token !== undefined && !ctx.user.login)) {
    ctx.session.guestChanged("referral", granted ? token : undefined);
  }
  const to = token === undefined ? langPath(ctx.lang, devicePage) : homePath(ctx.lang);
  const key = granted ? ("device.allowed" as const) : ("device.refused" as const);
  return redirectTo(ctx, to, { flash: { type: "success", key } });
});

/** The language comes again with every page, and the message of this is on its way. */
const kept: ReadonlySet<string> = new Set([cookieNames.lang, cookieNames.flash]);

/**
 * The cookies one by one, for the answer brings some of its own; what scripts and the worker keep is for the browser to
 * take away.
 */
async function clearDevice(ctx: RequestContext): Promise<Response> {
  const isLater = await endSession(ctx);
  for (const kind of guestKinds) ctx.session.guestChanged(kind, undefined);
  for (const name of Object.values(cookieNames)) {
    if (!kept.has(name)) ctx.cookies.push(clearedCookie(name, ctx.settings.secure));
  }
  ctx.cookies.push(staffDeviceCookie(undefined, ctx.settings.secure));
  const response = redirectTo(ctx, langPath(ctx.lang, devicePage), {
    flash: isLater
      ? { type: "warning", key: "login.bye_later" }
      : { type: "success", key: "device.cleared" },
    asDocument: true,
  });
  response.headers.set("Clear-Site-Data", '"storage"');
  return response;
}
