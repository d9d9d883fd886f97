import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getInvoice } from "~/api/orders.server";
import { Totals } from "~/features/cart/totals";
import totals from "~/features/cart/totals.css?url";
import { headOf, type PageHead } from "~/features/document/page-head";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { orderPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { BothLanguages } from "./both-languages";
import styles from "./invoice.css?url";
import { InvoiceItems } from "./invoice-items";
import { InvoiceParties } from "./invoice-parties";
import { InvoiceProof } from "./invoice-proof";
import { invoiceWords } from "./invoice-words.server";
import { toInvoiceView } from "./to-invoice-view.server";

/** A paid order's invoice in both languages, made to be printed: no PDF engine, no script (F11). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const invoice = await getInvoice(ctx.api, args.params.number ?? "").catch(asPage(ctx));
  const title = ctx.t("invoice.page", { number: invoice.invoice_no });
  const head: PageHead = { title, noindex: true };
  return { head, invoice: toInvoiceView(ctx, invoice), words: invoiceWords(ctx.lang) };
}

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: totals },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function InvoicePage() {
  const { t } = useTranslation();
  const { invoice, words } = useLoaderData<typeof loader>();
  return (
    <article className="invoice">
      <p className="invoice-screen">
        <Link className="link" to={orderPath(invoice.number)}>
          {t("invoice.back")}
        </Link>{" "}
        <span className="field-hint">{t("invoice.how_to_print")}</span>
      </p>
      <header className="invoice-head">
        <h1>
          <BothLanguages texts={words.title} />
        </h1>
        <dl className="invoice-numbers">
          <div>
            <dt>
              <BothLanguages texts={words.number} />
            </dt>
            <dd>
              <bdi dir="ltr">{invoice.invoiceNo}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <BothLanguages texts={words.order} />
            </dt>
            <dd>
              <bdi dir="ltr">{invoice.number}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <BothLanguages texts={words.issued} />
            </dt>
            <dd>{invoice.issued}</dd>
          </div>
        </dl>
      </header>
      <InvoiceParties invoice={invoice} words={words} />
      <InvoiceItems items={invoice.items} words={words} />
      <div className="invoice-foot">
        <InvoiceProof invoice={invoice} words={words} />
        <div>
          <p className="field-hint">
            <BothLanguages texts={invoice.shipping} />
          </p>
          <Totals view={invoice.totals} sum={t("order.total")} />
          <p className="invoice-words">
            <BothLanguages texts={invoice.words} />
          </p>
        </div>
      </div>
    </article>
  );
}
