import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { errorOf, type FormResult } from "~/forms/submission";
import { EmailForm, PhoneForm } from "./contact-forms";
import type { ContactView } from "./contact-view.server";
import { ProveContact } from "./prove-contact";

interface ContactPartProps {
  view: ContactView;
  result?: FormResult;
}

/** Phone and e-mail: what stands, whether it is proven, and the way to another one, by a code (domain 4.5). */
export function ContactPart({ view, result }: ContactPartProps) {
  const error = errorOf(result);
  return (
    <>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {view.sentTo === null ? (
        <Contacts view={view} result={result} />
      ) : (
        <ProveContact view={view} sentTo={view.sentTo} result={result} />
      )}
    </>
  );
}

function Contacts({ view, result }: ContactPartProps) {
  const { t } = useTranslation();
  const { phone, email } = view;
  return (
    <>
      <dl className="account-facts">
        {phone && <Standing name={t("contact.phone")} channel="sms" standing={phone} />}
        {email && <Standing name={t("contact.email")} channel="email" standing={email} />}
      </dl>
      <details className="contact-more" open={!phone || Boolean(errorOf(result, "phone.number"))}>
        <summary>{t(phone ? "contact.change_phone" : "contact.add_phone")}</summary>
        <PhoneForm view={view} result={result} />
      </details>
      <details className="contact-more" open={!email || Boolean(errorOf(result, "email"))}>
        <summary>{t(email ? "contact.change_email" : "contact.add_email")}</summary>
        <EmailForm view={view} result={result} />
      </details>
    </>
  );
}

interface StandingProps {
  name: string;
  channel: "sms" | "email";
  standing: { shown: string; isVerified: boolean };
}

function Standing({ name, channel, standing: { shown, isVerified } }: StandingProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="contact-standing">
        <bdi dir="ltr">{shown}</bdi>{" "}
        {isVerified ? (
          <span className="tag">{t("contact.verified")}</span>
        ) : (
          <Form method="post" className="cluster">
            <span className="tag tag-quiet">{t("contact.unverified")}</span>
            <input type="hidden" name="channel" value={channel} />
            <button type="submit" className="link" name="intent" value="contact.verify">
              {t("contact.verify")}
            </button>
          </Form>
        )}
      </dd>
    </div>
  );
}
