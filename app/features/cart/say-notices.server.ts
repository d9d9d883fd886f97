import type { CartLine } from "#backend/contract/cart";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** What the shopper should know of a line since it was added, a sentence each (domain 4.6). */
export function sayNotices(
  line: CartLine,
  { lang, t }: Pick<RequestContext, "lang" | "t">,
): string[] {
  const { money, number } = formatsFor(lang);
  const { price, was, max_qty } = line;
  const prices = {
    now: price ? money(price) : "",
    was: was ? money(was) : "",
  };
  return line.notices.map((notice) => t(`notice.${notice}`, { ...prices, n: number(max_qty) }));
}
