import type { PageHead } from "~/features/document/page-head";
import type { RequestContext } from "~/request/context.server";

export type SoonScreen =
  | "login"
  | "dashboard"
  | "orders"
  | "wish-list"
  | "info"
  | "full-step"
  | "links"
  | "tickets"
  | "user-settings"
  | "profile"
  | "blogs"
  | "blog"
  | "faqs";

/** What a screen of a later step prints; search engines wait until there is something to find. */
export function soonData(ctx: RequestContext, screen: SoonScreen) {
  const { t } = ctx;
  return placeholderData(ctx, t(`soon.${screen}`), t(`soon.${screen}_text`));
}

/** The same, in words of its own. */
export function placeholderData(ctx: RequestContext, title: string, text: string) {
  ctx.isPlaceholder = true;
  const head: PageHead = { title, noindex: true };
  return { head, text };
}
