import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { ticketForm } from "#backend/contract/own-forms";
import { type Department, departments } from "#backend/contract/ticket";
import { getProduct } from "~/api/catalog.server";
import { listOrders } from "~/api/orders.server";
import type { PageHead } from "~/features/document/page-head";
import { constraintsOf } from "~/forms/constraints.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/failures.server";
import { requireUser } from "~/request/require-user.server";
import { newTicketFields } from "./schema.server";

/**
 * The form of a new ticket, begun by the address: `?order=` an own order's number, `?product=` a product's public
 * number, `?subject=`, `?faq=` a question that was not answered by its answer.
 */
export async function loadForm(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { searchParams } = new URL(args.request.url);
  const said = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || null;
  const orders = await readOrders(ctx);
  const order = orders.find(({ value }) => value === said("order")) ?? null;
  const product = await readProduct(ctx, said("product"));
  const faq = said("faq");
  const head: PageHead = { title: ctx.t("ticket.new_title"), noindex: true };
  return {
    head,
    orders,
    departments: departments.map((value) => ({
      value,
      name: ctx.t(`ticket.department.${value}`),
    })),
    start: {
      department: departmentOf({ order, product, faq }),
      order: order?.value ?? "",
      product,
      subject: (said("subject") ?? subjectOf(ctx, { order, product, faq })).slice(
        0,
        ticketForm.subject.max,
      ),
    },
    faq,
    constraints: constraintsOf(ctx, newTicketFields),
    clientId: randomUUID(),
  };
}

interface Start {
  order: { value: string } | null;
  product: { name: string } | null;
  faq: string | null;
}

function departmentOf({ order, product }: Start): Department {
  if (order) return "order";
  return product ? "product" : "other";
}

function subjectOf({ t }: RequestContext, { order, product, faq }: Start): string {
  if (order) return t("ticket.about_order", { number: order.value });
  return product?.name ?? faq ?? "";
}

/** The reader's newest orders, as a choice. */
async function readOrders(ctx: RequestContext) {
  const { date, money } = formatsFor(ctx.lang, ctx.display);
  const { data } = await listOrders(ctx.api, { page: 1 }).catch(asPage(ctx));
  return data.map(({ number, placed_at: placed, payable }) => ({
    value: number,
    name: ctx.t("ticket.order_choice", { number, date: date(placed), amount: money(payable) }),
  }));
}

/** Null where the address names none that there is. */
async function readProduct(ctx: RequestContext, code: string | null) {
  if (!code || !/^\d{1,9}$/.test(code)) return null;
  const product = await getProduct(ctx.api, code).catch(() => null);
  return product && { id: product.id, name: product.name };
}
