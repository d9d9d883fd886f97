import type { LanguageCode } from "../../../contract/languages";
import { formatMoney } from "../../languages/format-money";
import type { MessageParam } from "../../messages/kinds";
import type { OrderRow, TransitionContext } from "../states/types";

/** What stands in a message about an order; only staff's reasons are words for others. */
export function messageParams(
  {
    order,
    by,
    details,
  }: Pick<TransitionContext, "by" | "details"> & {
    order: Pick<OrderRow, "number" | "address" | "currency" | "payable">;
  },
  lang: LanguageCode,
): Partial<Record<MessageParam, string>> {
  const amount = details.amount ?? order.payable;
  return {
    number: order.number,
    name: order.address.recipient_name,
    amount: formatMoney({ amount, currency: order.currency }, lang),
    carrier: details.carrier ?? "",
    tracking: details.tracking ?? "",
    reason: by.actor === "staff" ? (details.reason ?? "") : "",
  };
}
