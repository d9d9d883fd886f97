import type { CartLine } from "#backend/contract/cart";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { sayLimit } from "./say-limit.server";

/** What the shopper should know of a line since it was added, a sentence each (domain 4.6). */
export function sayNotices(line: CartLine, ctx: Pick<RequestContext, "lang" | "t">): string[] {
  const { money } = formatsFor(ctx.lang);
  const { price, was } = line;
  const prices = {
    now: price ? money(price) : "",
    was: was ? money(was) : "",
  };
  return line.notices.map((notice) =>
    notice === "qty_reduced" ? sayLimit(line, ctx) : ctx.t(`notice.${notice}`, prices),
  );
}
