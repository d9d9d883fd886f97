import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/account/account.css?url";
import { headOf } from "~/features/document/page-head";
import { EraseQuestion } from "~/features/settings/erase-question";
import { LooksForm } from "~/features/settings/looks-form";
import { NoticesForm } from "~/features/settings/notices-form";
import { PrivacySection } from "~/features/settings/privacy-section";
import ownStyles from "~/features/settings/settings.css?url";
import formStyles from "~/styles/forms.css?url";
import confirmStyles from "~/ui/confirm/confirm.css?url";
import { loadSettings } from "./load-settings.server";
import { PasswordForm, type PasswordFormProps } from "./password-form";
import { Sessions } from "./sessions";

export { action } from "./action.server";
/** Looks, notices, password, logins and privacy (domain 4.5). */
export { loadSettings as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: ownStyles },
  { rel: "stylesheet", href: confirmStyles },
];

export const meta: MetaFunction<typeof loadSettings> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function UserSettings() {
  const { t } = useTranslation();
  const { password, hasCode, sessions, constraints, looks, notices, consents, erase } =
    useLoaderData<typeof loadSettings>();
  const result = useActionData<PasswordFormProps["result"]>();
  // The page after a password that was taken starts empty; a refused or unsent form keeps what was typed.
  const { key } = useLocation();
  const [taken, setTaken] = useState(key);
  if (result === undefined && taken !== key) setTaken(key);
  const { needs, target } = password;
  return (
    <div className="account-page">
      <h1>{t("account.settings")}</h1>
      {erase ? (
        <EraseQuestion
          code={erase}
          proof={{ needs, target, hasCode: hasCode.erase }}
          result={result}
        />
      ) : (
        <>
          <LooksForm {...looks} />
          <NoticesForm {...notices} />
          <PasswordForm
            key={taken}
            {...password}
            hasCode={hasCode.password}
            {...{ constraints, result }}
          />
          <Sessions sessions={sessions} />
          <PrivacySection consents={consents} proof={{ needs, target, hasCode: hasCode.export }} />
        </>
      )}
    </div>
  );
}
