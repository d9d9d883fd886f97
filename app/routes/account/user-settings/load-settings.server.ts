import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPasswordState, getSessions } from "~/api/auth.server";
import type { PageHead } from "~/features/document/page-head";
import { constraintsOf } from "~/forms/constraints.server";
import { formatsFor } from "~/i18n/format";
import { cookieNames } from "~/request/cookie-names";
import { readCookies } from "~/request/cookies.server";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import { passwordFields } from "./schema.server";

/** Password and logins (domain 4.5). */
export async function loadSettings(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { api, lang } = ctx;
  const [password, sessions] = await Promise.all([getPasswordState(api), getSessions(api)]).catch(
    asPage(ctx),
  );
  const { dateTime } = formatsFor(lang);
  const head: PageHead = { title: ctx.t("account.settings"), noindex: true };
  return {
    head,
    constraints: constraintsOf(ctx, passwordFields),
    password: {
      isSet: password.set,
      needs: password.needs,
      target: password.targets[0]?.masked ?? null,
    },
    hasCode: Boolean(readCookies(args.request)[cookieNames.passwordCode]),
    sessions: sessions.data.map(({ id, current, ip, agent, seen_at }) => ({
      id,
      current,
      ip,
      browser: browserOf(agent),
      seen: dateTime(seen_at),
    })),
  };
}

const browsers = [
  [/Edg\//, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** `Chrome · Android` of a browser's long words for itself; null where they say nothing known. */
function browserOf(agent: string | null): string | null {
  const names = [browsers, systems].map(
    (known) => known.find(([sign]) => sign.test(agent ?? ""))?.[1],
  );
  return names.filter(Boolean).join(" · ") || null;
}
