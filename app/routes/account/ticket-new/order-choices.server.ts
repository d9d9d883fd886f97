import type { LoaderFunctionArgs } from "@remix-run/node";
import type { OrderSummary } from "#backend/contract/order";
import { getOrder, listOrders } from "~/api/orders.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import type { Choice } from "~/ui/select/select";

const maxSearch = 100;

export interface OrderChoices {
  choices: Choice[];
  /** There are more than the choices that were found. */
  hasMore: boolean;
}

/** The reader's newest orders in which a text is found, as choices; all of the newest without one. */
export async function readOrderChoices(ctx: RequestContext, s: string): Promise<OrderChoices> {
  const query = { page: 1, search: s.trim().slice(0, maxSearch) || undefined };
  const { data, total } = await listOrders(ctx.api, query).catch(asPage(ctx));
  return { choices: data.map((order) => toChoice(ctx, order)), hasMore: total > data.length };
}

/** An own order by its number; null for any other. */
export async function readOrderChoice(ctx: RequestContext, number: string): Promise<Choice | null> {
  const order = await getOrder(ctx.api, number).catch(() => null);
  return order && toChoice(ctx, order);
}

function toChoice(
  ctx: RequestContext,
  { number, placed_at: placed, payable }: Pick<OrderSummary, "number" | "placed_at" | "payable">,
): Choice {
  const { date, money } = formatsFor(ctx.lang, ctx.display);
  const said = { number, date: date(placed), amount: money(payable) };
  return { value: number, name: ctx.t("ticket.order_choice", said) };
}

/** The choices for the text of a hydrated form (R-SEL-01), `?s=`. */
export async function loadOrderChoices(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const s = new URL(args.request.url).searchParams.get("s") ?? "";
  const { choices } = await readOrderChoices(ctx, s);
  return Response.json(choices, { headers: { "Cache-Control": "no-store" } });
}
