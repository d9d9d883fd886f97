import type { LoaderFunctionArgs } from "@remix-run/node";
import { showLoginLink } from "~/api/auth.server";
import { ApiError } from "~/api/client/api-error";
import { printPhone } from "~/features/address/print-phone.server";
import type { PageHead } from "~/features/document/page-head";
import type { FieldConstraint } from "~/forms/constraints";
import { constraintsOf } from "~/forms/constraints.server";
import type { FormResult } from "~/forms/submission";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { redirectTo } from "~/request/responses.server";
import { userPath } from "~/sitemap/account-paths";
import type { PasswordNeed } from "~/ui/password/password-needs";
import { readProgress } from "./action.server";
import { loginFields } from "./schema.server";
import { readWaitingCart } from "./waiting-cart.server";

/** Which question the page asks. */
export type LoginStep =
  | { name: "target" }
  | ({ name: "method" } & Given)
  | ({ name: "code"; channel: "sms" | "email" } & Given)
  | ({ name: "reset"; channel: "sms" | "email" } & Given)
  | ({ name: "link-sent"; channel: "sms" | "email" } & Given)
  /** The page of a magic link; `masked` is null where the link is no longer good. */
  | { name: "link"; masked: string | null };

interface Given {
  target: string;
  /** The same as people read it. */
  shown: string;
}

/** What each form of the login is given: what its fields ask, and what it came back with. */
export interface LoginFormProps {
  constraints: Record<keyof typeof loginFields, FieldConstraint>;
  result?: FormResult & { unmet?: PasswordNeed[] };
}

/** The login page is nobody else's and stored nowhere (R-ROUTE-22). Who is logged in has no use for it. */
export async function loadLogin(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  if (ctx.user.login) {
    const flash = { type: "info", key: "already_login" } as const;
    throw redirectTo(ctx, userPath, { status: 302, flash });
  }
  const { token } = args.params;
  const step = token ? await linkStep(ctx, token) : stepOf(ctx, args.request);
  const head: PageHead = { title: ctx.t("login.title"), noindex: true };
  const cart = await readWaitingCart(ctx, args.request);
  return { head, step, cart, constraints: constraintsOf(ctx, loginFields) };
}

function stepOf({ lang }: RequestContext, request: Request): LoginStep {
  const progress = readProgress(request);
  if (!progress) return { name: "target" };
  const { target, channel, sent } = progress;
  const given = { target, shown: channel === "sms" ? printPhone(target, lang) : target };
  if (sent === "link") return { name: "link-sent", channel, ...given };
  if (sent === "reset") return { name: "reset", channel, ...given };
  return sent ? { name: "code", channel, ...given } : { name: "method", ...given };
}

async function linkStep({ api }: RequestContext, token: string): Promise<LoginStep> {
  try {
    return { name: "link", masked: (await showLoginLink(api, token)).masked };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { name: "link", masked: null };
    throw error;
  }
}
