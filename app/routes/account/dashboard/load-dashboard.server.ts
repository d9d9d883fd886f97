import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Dashboard } from "#backend/contract/dashboard";
import { languages } from "#backend/contract/languages";
import { type ProfileStep, profileSteps, type StepsState } from "#backend/contract/profile-steps";
import { getDashboard } from "~/api/dashboard.server";
import { printAddress } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import type { PageHead } from "~/features/document/page-head";
import { orderSteps } from "~/features/orders/order-steps.server";
import { toWishItemView } from "~/features/wish-list/wish-view.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import type { Step } from "~/ui/step-line/step-line";

/** The account's front door (domain 4.5): one call, and what it says in the reader's words. */
export async function loadDashboard(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { name, phone, email, permissions, steps } = ctx.user.info;
  const found = await getDashboard(ctx.api).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("account.title"), noindex: true };
  return {
    head,
    name,
    target: phone ? printPhone(phone, ctx.lang, ctx.display) : email,
    isStaff: permissions.length > 0,
    profile: toStepsView(ctx, steps),
    active: found.active.map((order) => toActiveView(ctx, order)),
    delivered: found.delivered.map((order) => toDeliveredView(ctx, order)),
    unread: toUnreadView(ctx, found.unread),
    drops: toDropsView(ctx, found.drops),
    address: found.address && printAddress(found.address, ctx),
  };
}

/** The steps of the profile; none once all are done or left for later. */
function toStepsView({ display, t, lang }: RequestContext, { done, next, percent }: StepsState) {
  const stateOf = (step: ProfileStep): Step["state"] =>
    done.includes(step) ? "done" : step === next ? "current" : "todo";
  const steps = profileSteps.map((step) => ({
    name: t(`account.step.${step}`),
    state: stateOf(step),
  }));
  const said = t("account.steps", { percent: formatsFor(lang, display).percent(percent) });
  return { steps: next === null ? [] : steps, said };
}

export type ActiveView = ReturnType<typeof toActiveView>;

function toActiveView(ctx: RequestContext, order: Dashboard["active"][number]) {
  const { display, t, lang } = ctx;
  const { money, number } = formatsFor(lang, display);
  const { state, expires_at } = order;
  const mayPay = order.actions.includes("pay");
  return {
    number: order.number,
    state,
    stateName: t(`order.state.${state}`),
    placed: formatsFor(lang, display).date(order.placed_at),
    count: t("order.pieces", { count: order.items_count, n: number(order.items_count) }),
    payable: money(order.payable),
    steps: orderSteps(ctx, order),
    mayPay,
    until:
      mayPay && expires_at
        ? t("order.pay_until", { when: datesFor(lang, display).time(expires_at) })
        : undefined,
  };
}

export type DeliveredView = ReturnType<typeof toDeliveredView>;

function toDeliveredView({ display, lang }: RequestContext, order: Dashboard["delivered"][number]) {
  return {
    number: order.number,
    placed: formatsFor(lang, display).date(order.placed_at),
    names: order.names.join(languages[lang].comma),
    pictures: order.pictures.slice(0, 4),
    canReorder: order.actions.includes("reorder"),
  };
}

function toUnreadView(
  { display, t, lang }: RequestContext,
  { count, newest }: Dashboard["unread"],
) {
  if (!newest) return null;
  return {
    said: t("account.unread", { count, n: formatsFor(lang, display).number(count) }),
    code: newest.code,
    subject: newest.subject,
    at: formatsFor(lang, display).date(newest.at),
  };
}

function toDropsView(ctx: RequestContext, { data, total }: Dashboard["drops"]) {
  return {
    items: data.map((item) => toWishItemView(item, ctx)),
    /** "2 more", where they don't all stand here. */
    more:
      total > data.length
        ? ctx.t("account.more", {
            count: total - data.length,
            n: formatsFor(ctx.lang, ctx.display).number(total - data.length),
          })
        : undefined,
  };
}
