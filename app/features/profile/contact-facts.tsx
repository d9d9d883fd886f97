import { useTranslation } from "react-i18next";
import type { ContactFact } from "./contact-facts.server";
import { Fact } from "./fact";

/** Phone and e-mail, with whether each was proven by a code. */
export function ContactFacts({ contact }: { contact: ContactFact[] }) {
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
