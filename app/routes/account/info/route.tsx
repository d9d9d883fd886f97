import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { ContactFacts } from "~/features/profile/contact-facts";
import styles from "~/features/profile/profile.css?url";
import { addressesPath, contactPath, fullStepPath, profilePath } from "~/sitemap/account-paths";
import formStyles from "~/styles/forms.css?url";
import { Link } from "~/ui/link/link";
import { StepLine } from "~/ui/step-line/step-line";
import { IdentityFacts } from "./facts";
import { InfoAddresses } from "./info-addresses";
import { loadInfo } from "./load-info.server";

/** Who the reader is, to read (R-ROUTE-14). */
export { loadInfo as loader };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadInfo> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Info() {
  const { t } = useTranslation();
  const { head, steps, identity, contact, addresses } = useLoaderData<typeof loadInfo>();
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
      </header>
      {steps && (
        <section className="account-card" aria-label={t("steps.line")}>
          <StepLine label={t("steps.line")} doneLabel={t("steps.done")} steps={steps.line} />
          <div className="account-card-foot">
            <p>{steps.left}</p>
            <Link className="button" to={fullStepPath}>
              {t("info.go_on")}
            </Link>
          </div>
        </section>
      )}
      <section className="account-card" aria-labelledby="identity-title">
        <h2 id="identity-title">{t("info.identity")}</h2>
        <IdentityFacts identity={identity} />
        <Edit to={profilePath} what={t("info.identity")} />
      </section>
      <section className="account-card" aria-labelledby="contact-title">
        <h2 id="contact-title">{t("info.contact")}</h2>
        <ContactFacts contact={contact} />
        <Edit to={contactPath} what={t("info.contact")} />
      </section>
      <section className="account-card" aria-labelledby="addresses-title">
        <h2 id="addresses-title">{t("info.addresses")}</h2>
        <InfoAddresses addresses={addresses} />
        <Edit to={addressesPath} what={t("info.addresses")} />
      </section>
    </div>
  );
}

function Edit({ to, what }: { to: string; what: string }) {
  const { t } = useTranslation();
  return (
    <div className="account-card-foot">
      <Link className="link" to={to} aria-label={`${t("info.edit")}: ${what}`}>
        {t("info.edit")}
      </Link>
    </div>
  );
}
