import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { getCannedAnswers, getDeskTicket, markSeenByStaff } from "~/api/desk.server";
import { fillCanned } from "~/features/desk/fill-canned.server";
import { constraintsOf } from "~/forms/constraints.server";
import { may, requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { deskFields } from "./schema.server";
import { toDeskView } from "./to-desk-view.server";

/** GET /staff/tickets/{code}. What is shown is seen: no other page or machine fetches these ahead. */
export async function loadDeskTicket(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { code = "" } = args.params;
  const can = {
    reply: may(ctx.staff, "tickets.reply"),
    manage: may(ctx.staff, "tickets.manage"),
    readOrders: may(ctx.staff, "orders.read"),
  };
  const ticket = await getDeskTicket(ctx.api, code).catch(asPage(ctx));
  if (ticket.unread_staff > 0 && can.reply) await markSeenByStaff(ctx.api, code);
  const canned = can.reply ? await getCannedAnswers(ctx.api).catch(asPage(ctx)) : [];
  const fitting = canned.filter(
    ({ department }) => department === null || department === ticket.department,
  );
  const rest = canned.filter((one) => !fitting.includes(one));
  return {
    head: { title: ticket.subject, noindex: true },
    ticket: toDeskView(ctx, ticket),
    can,
    canned: [...fitting, ...rest].map((one) => ({
      value: one.id,
      name: one.title,
      text: fillCanned(one, ticket),
    })),
    constraints: constraintsOf(ctx, deskFields),
    clientId: randomUUID(),
    since: ticket.read_at,
  };
}
