import { useTranslation } from "react-i18next";
import { invoicePath } from "~/sitemap/account-paths";
import { CopyField } from "~/ui/copy-field/copy-field";
import { Link } from "~/ui/link/link";
import type { InvoiceLinkView } from "./load-links.server";

/** For each invoice the page on which anybody can check that it is genuine; nothing before the first is written. */
export function InvoiceLinks({ invoices }: { invoices: InvoiceLinkView[] }) {
  const { t } = useTranslation();
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices">{t("links.invoices")}</h2>
      <p className="muted">{t("links.invoices_text")}</p>
      <ul className="account-rows">
        {invoices.map(({ invoiceNo, number, issued, url }) => (
          <li key={invoiceNo}>
            <div>
              <Link className="link-name" to={invoicePath(number)}>
                <bdi dir="ltr">{invoiceNo}</bdi>
              </Link>
              <p className="field-hint">{issued}</p>
            </div>
            <CopyField text={url} label={t("links.address_of", { name: invoiceNo })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
