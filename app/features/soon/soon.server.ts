import type { PageHead } from "~/features/document/page-head";
import type { Shop } from "~/http/shop.server";

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
export function soonData({ t }: Shop, screen: SoonScreen) {
  const title = t(`soon.${screen}`);
  const head: PageHead = { title, noindex: true };
  return { head, text: t(`soon.${screen}_text`) };
}
