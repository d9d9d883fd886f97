import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import cropStyles from "react-easy-crop/react-easy-crop.css?url";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { UnsavedQuestion } from "~/features/forms/unsaved-question.enhanced";
import { useTakenCount } from "~/features/forms/use-taken-count";
import { ContactFacts } from "~/features/profile/contact-facts";
import styles from "~/features/profile/profile.css?url";
import { contactPath } from "~/sitemap/account-paths";
import fieldStyles from "~/styles/fields.css?url";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import dateStyles from "~/ui/date-input/date-input.css?url";
import { Link } from "~/ui/link/link";
import { IdentityForm, type IdentityFormProps } from "./identity-form";
import { loadProfile } from "./load-profile.server";
import { PicturePart } from "./picture-part";

export { action } from "./action.server";
/** Identity, picture and contact (R-ROUTE-18). */
export { loadProfile as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: dateStyles },
  { rel: "stylesheet", href: fileStyles },
  { rel: "stylesheet", href: cropStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadProfile> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Profile() {
  const { t } = useTranslation();
  const { head, avatar, identity, contact } = useLoaderData<typeof loadProfile>();
  const result = useActionData<IdentityFormProps["result"]>();
  const taken = useTakenCount("profile.save", result);
  const [filledAt, setFilledAt] = useState<number>();
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
      </header>
      <PicturePart url={avatar} result={result} />
      <section className="account-card" aria-labelledby="identity-title">
        <h2 id="identity-title">{t("profile.identity")}</h2>
        <IdentityForm
          key={taken}
          view={identity}
          result={result}
          onInput={() => setFilledAt(taken)}
        />
      </section>
      <section className="account-card" aria-labelledby="contact-title">
        <h2 id="contact-title">{t("profile.contact")}</h2>
        <ContactFacts contact={contact} />
        <div className="account-card-foot">
          <Link className="link" to={contactPath}>
            {t("contact.change")}
          </Link>
        </div>
      </section>
      <UnsavedQuestion isUnsaved={filledAt === taken} />
    </div>
  );
}
