import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { checkInvoice } from "~/api/orders.server";
import { headOf, type PageHead } from "~/features/document/page-head";
import { requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";

/** Where an invoice's QR code leads: whether the shop wrote it so, and nothing else of it (F11). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  const { invoice_no = "", hash = "" } = args.params;
  const { valid } = await checkInvoice(ctx.api, invoice_no, hash).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("invoice.check_title"), noindex: true };
  return { head, valid, invoiceNo: invoice_no };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function InvoiceCheck() {
  const { t } = useTranslation();
  const { valid, invoiceNo } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <h1>{t("invoice.check_title")}</h1>
      <p className={valid ? "notice notice-success" : "notice notice-error"} role="status">
        {t(valid ? "invoice.is_true" : "invoice.is_not_true")} <bdi dir="ltr">{invoiceNo}</bdi>
      </p>
    </section>
  );
}
