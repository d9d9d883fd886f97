import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { ticketForm } from "#backend/contract/own-forms";
import { type Department, departments } from "#backend/contract/ticket";
import { getProduct } from "~/api/catalog.server";
import type { PageHead } from "~/features/document/page-head";
import { constraintsOf } from "~/forms/constraints.server";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { readOrderChoice, readOrderChoices } from "./order-choices.server";
import { newTicketFields } from "./schema.server";

/**
 * The form of a new ticket, begun by the address: `?order=` an own order's number, `?product=` a product's public
 * number, `?subject=`, `?faq=` a question that was not answered by its answer. `?s=` narrows the orders to choose from.
 */
export async function loadForm(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { searchParams } = new URL(args.request.url);
  const said = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || null;
  const orders = await readOrders(ctx, said("s") ?? "", said("order"));
  const order = orders.choices.find(({ value }) => value === said("order")) ?? null;
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

/** The orders to choose from, with the one that the address names in front where it isn't among them. */
async function readOrders(ctx: RequestContext, s: string, number: string | null) {
  const { choices, hasMore } = await readOrderChoices(ctx, s);
  const isListed = choices.some(({ value }) => value === number);
  const named = number && !isListed ? await readOrderChoice(ctx, number) : null;
  return { choices: named ? [named, ...choices] : choices, hasMore, s };
}

/** Null where the address names none that there is. */
async function readProduct(ctx: RequestContext, code: string | null) {
  if (!code || !/^\d{1,9}$/.test(code)) return null;
  const product = await getProduct(ctx.api, code).catch(() => null);
  return product && { id: product.id, name: product.name };
}
