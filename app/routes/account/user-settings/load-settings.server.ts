import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPasswordState, getSessions } from "~/api/auth.server";
import { getPreferences } from "~/api/preferences.server";
import { getConsents } from "~/api/privacy.server";
import { browserOf } from "~/features/account/browser-of.server";
import type { PageHead } from "~/features/document/page-head";
import { printCode } from "~/features/forms/confirm-code.server";
import { sentCode } from "~/features/settings/sent-code.server";
import { constraintsOf } from "~/forms/constraints.server";
import { formatsFor } from "~/i18n/format";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { passwordFields } from "./schema.server";
import { consentsView, looksView, noticesView } from "./settings-views.server";

/** What the number of an erasure is good for: this account's, and nothing else. */
export const aboutErasure = (userId: string) => `erase the account ${userId}`;

/** Looks, notices, password, logins and privacy (domain 4.5); with `?ask=erase` the question before an erasure. */
export async function loadSettings(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { display, api, lang } = ctx;
  const [password, sessions, preferences, consents] = await Promise.all([
    getPasswordState(api),
    getSessions(api),
    getPreferences(api),
    getConsents(api),
  ]).catch(asPage(ctx));
  const { dateTime, number } = formatsFor(lang, display);
  const { info } = ctx.user;
  const isAsked = new URL(args.request.url).searchParams.get("ask") === "erase";
  const code = isAsked ? printCode(args.context, aboutErasure(info.id)) : null;
  const head: PageHead = { title: ctx.t("account.settings"), noindex: true };
  return {
    head,
    constraints: constraintsOf(ctx, passwordFields),
    password: {
      isSet: password.set,
      needs: password.needs,
      target: password.targets[0]?.masked ?? null,
    },
    hasCode: {
      password: sentCode(args.request, "password") !== null,
      export: sentCode(args.request, "export") !== null,
      erase: sentCode(args.request, "erase") !== null,
    },
    looks: looksView(ctx, preferences),
    notices: noticesView(preferences, info),
    consents: consentsView(ctx, consents),
    erase: code && { ...code, printed: number(code.number) },
    sessions: sessions.data.map(({ id, current, ip, agent, seen_at }) => ({
      id,
      current,
      ip,
      browser: browserOf(agent),
      seen: dateTime(seen_at),
    })),
  };
}
