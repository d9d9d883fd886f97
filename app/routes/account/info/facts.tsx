import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import type { InfoView } from "./load-info.server";

/** Picture and facts of who the reader is. */
export function IdentityFacts({ identity: { avatar, facts } }: { identity: InfoView["identity"] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="profile-portrait">
        {avatar ? (
          <img src={avatar} alt={t("profile.picture_alt")} width={64} height={64} />
        ) : (
          <span role="img" aria-label={t("profile.picture_none")}>
            <Icon name="user" />
          </span>
        )}
      </div>
      <dl className="account-facts">
        {facts.map(({ name, value, isLtr }) => (
          <Fact key={name} name={name} value={value} isLtr={isLtr} />
        ))}
      </dl>
    </>
  );
}

/** Phone and e-mail, with whether each was proven by a code. */
export function ContactFacts({ contact }: { contact: InfoView["contact"] }) {
  const { t } = useTranslation();
  return (
    <dl className="account-facts">
      {contact.map(({ name, value, isVerified }) => (
        <Fact key={name} name={name} value={value} isLtr>
          {value && (
            <span className={isVerified ? "tag" : "tag tag-quiet"}>
              {t(isVerified ? "contact.verified" : "contact.unverified")}
            </span>
          )}
        </Fact>
      ))}
    </dl>
  );
}

interface FactProps {
  name: string;
  value: string | null;
  isLtr?: boolean;
  children?: ReactNode;
}

function Fact({ name, value, isLtr, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="contact-standing">
        {value ? (
          <bdi dir={isLtr ? "ltr" : undefined}>{value}</bdi>
        ) : (
          <span className="account-empty">{t("profile.none")}</span>
        )}
        {children}
      </dd>
    </div>
  );
}
