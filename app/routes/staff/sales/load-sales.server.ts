import type { LoaderFunctionArgs } from "@remix-run/node";
import { languages } from "#backend/contract/languages";
import type { SalesFigures, SalesShown } from "#backend/contract/sales";
import { readSales } from "~/api/staff-admin.server";
import { formatsFor, type Money } from "~/i18n/format";
import { unitName } from "~/i18n/money-in-words.server";
import { periodOf, periodUnits } from "~/i18n/periods.server";
import { requireStaff, type StaffContext } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { productPath } from "~/sitemap/paths";
import { staffSalesFilePath, staffSalesOfPath } from "~/sitemap/staff-paths";
import { type AskedPeriod, askedPeriod, cutsOf } from "./asked-period.server";
import { sayPeriod } from "./say-period.server";

/** What was sold in a period of the reader's calendar, whose days begin at midnight in their zone. */
export async function loadSales(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const asked = askedPeriod(lang, args.request);
  const { by, on, period, isOver, parts, partUnit } = asked;
  const before = periodOf(lang, by, on, -1);
  const [shown, earlier] = await Promise.all([
    readSales(ctx.api, cutsOf(lang, parts)),
    readSales(ctx.api, cutsOf(lang, [before])),
  ]).catch(asPage(ctx));
  const paidBefore = ({ currency }: Sales) =>
    earlier.data.find((one) => one.currency === currency)?.all.paid ?? { amount: 0, currency };
  return {
    head: { title: t("staff.sales.title"), noindex: true },
    name: sayPeriod(ctx, by, period),
    isOver,
    units: periodUnits.map((unit) => ({
      unit,
      to: staffSalesOfPath(unit, on),
      isChosen: unit === by,
    })),
    before: { name: sayPeriod(ctx, by, before), to: staffSalesOfPath(by, before.first) },
    after: isOver
      ? {
          name: sayPeriod(ctx, by, periodOf(lang, by, on, 1)),
          to: staffSalesOfPath(by, period.end),
        }
      : null,
    partUnit,
    file: staffSalesFilePath(by, on),
    sales: [...shown.data].sort(ownFirst(lang)).map((sales) => ({
      ...toSalesView(ctx, sales, asked),
      change: isOver ? sayChange(ctx, sales.all.paid, paidBefore(sales)) : null,
    })),
  };
}

type Sales = SalesShown["data"][number];

/** The currency of the reader's language, then the others as they come. */
function ownFirst(lang: StaffContext["lang"]) {
  const isOwn = ({ currency }: Sales) => Number(currency === languages[lang].currency);
  return (one: Sales, other: Sales) => isOwn(other) - isOwn(one);
}

function toSalesView(
  ctx: StaffContext,
  sales: Sales,
  { parts: periods, partUnit: unit }: AskedPeriod,
) {
  const { number, money } = formatsFor(ctx.lang);
  const most = Math.max(1, ...sales.parts.map(({ paid }) => paid.amount));
  const toRow = (figures: SalesFigures) => ({
    orders: number(figures.orders),
    pieces: number(figures.pieces),
    paid: money(figures.paid),
    refunded: money(figures.refunded),
  });
  const { all } = sales;
  return {
    currency: sales.currency,
    name: unitName(sales.currency, ctx.lang),
    all: {
      ...toRow(all),
      tax: money(all.tax),
      shipping: money(all.shipping),
      discount: money(all.discount),
      left: money({ ...all.paid, amount: all.paid.amount - all.refunded.amount }),
    },
    parts: sales.parts.flatMap((figures, at) => {
      const period = periods[at];
      const isMoved = figures.orders > 0 || figures.refunded.amount > 0;
      if (!period || !isMoved) return [];
      return {
        ...toRow(figures),
        day: period.first,
        name: sayPeriod(ctx, unit, period),
        share: Math.round((figures.paid.amount / most) * 100),
      };
    }),
    best: sales.best.map(({ product, sku, name, lang, pieces, paid }) => ({
      to: product && productPath(ctx.lang, product),
      sku,
      name,
      lang,
      pieces: ctx.t("staff.sales.pieces_of", { count: pieces, n: number(pieces) }),
      paid: money(paid),
    })),
  };
}

/** How the paid compares to the period before; nothing where that had none. */
function sayChange({ lang, t }: StaffContext, now: Money, before: Money): string | null {
  if (before.amount === 0) return null;
  const { money, percent } = formatsFor(lang);
  const change = Math.round((now.amount / before.amount - 1) * 100);
  if (change === 0) return t("staff.sales.same");
  const said = { percent: percent(Math.abs(change)), money: money(before) };
  return change > 0 ? t("staff.sales.more", said) : t("staff.sales.less", said);
}
