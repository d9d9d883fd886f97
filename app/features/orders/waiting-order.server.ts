import { listOrders } from "~/api/orders.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { WaitingOrder } from "./waiting-order";

/**
 * The reader's newest order that can still be paid: who comes back from the bank without having paid finds it
 * again. Null where there is none; undefined for visitors, and where it can't be had: the page goes without.
 */
export async function loadWaitingOrder(
  ctx: RequestContext,
): Promise<WaitingOrder | null | undefined> {
  if (!ctx.user.login) return undefined;
  const list = await listOrders(ctx.api, { state: "awaiting_payment" }).catch(() => undefined);
  if (!list) return undefined;
  const order = list.data.find(({ actions }) => actions.includes("pay"));
  if (!order) return null;
  const { display, t, lang } = ctx;
  return {
    number: order.number,
    text: t("order.waits", { amount: formatsFor(lang, display).money(order.payable) }),
    until: order.expires_at
      ? t("order.pay_until", { when: datesFor(lang, display).time(order.expires_at) })
      : undefined,
    pay: t("order.pay_now"),
  };
}
