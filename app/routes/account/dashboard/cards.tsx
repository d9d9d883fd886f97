import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { addressesPath, ticketsPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";

interface UnreadCardProps {
  unread: { said: string; code: number; subject: string; at: string } | null;
}

/** Answers of the staff that wait to be read. */
export function UnreadCard({ unread }: UnreadCardProps) {
  const { t } = useTranslation();
  return (
    <section className="account-card" aria-labelledby="answers">
      <h2 id="answers">{t("account.answers")}</h2>
      {unread ? (
        <>
          <p>
            <span className="tag tag-accent">{unread.said}</span>
          </p>
          <p>
            <b>
              <bdi>{unread.subject}</bdi>
            </b>
            <br />
            <span className="field-hint">{unread.at}</span>
          </p>
        </>
      ) : (
        <p className="account-empty">{t("account.answers_none")}</p>
      )}
      <p className="account-card-foot">
        <Link className="link" to={ticketsPath}>
          {t(unread ? "account.answers_read" : "account.answers_ask")}
        </Link>
      </p>
    </section>
  );
}

/** Where things go if nothing else is said. */
export function AddressCard({ lines }: { lines: string[] | null }) {
  const { t } = useTranslation();
  return (
    <section className="account-card" aria-labelledby="address">
      <h2 id="address">{t("account.address")}</h2>
      {lines ? (
        <address className="account-address">
          {lines.map((line) => (
            <Fragment key={line}>
              <bdi>{line}</bdi>{" "}
            </Fragment>
          ))}
        </address>
      ) : (
        <p className="account-empty">{t("account.address_none")}</p>
      )}
      <p className="account-card-foot">
        <Link className="link" to={addressesPath}>
          {t(lines ? "account.address_change" : "account.address_add")}
        </Link>
      </p>
    </section>
  );
}
