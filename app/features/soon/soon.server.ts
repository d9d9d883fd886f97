import type { PageHead } from "~/features/document/page-head";
import type { Shop } from "~/request/shop.server";

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
export function soonData(shop: Shop, screen: SoonScreen) {
  const { t } = shop;
  return placeholderData(shop, t(`soon.${screen}`), t(`soon.${screen}_text`));
}

/** The same, in words of its own. */
export function placeholderData(shop: Shop, title: string, text: string) {
  shop.isPlaceholder = true;
  const head: PageHead = { title, noindex: true };
  return { head, text };
}
