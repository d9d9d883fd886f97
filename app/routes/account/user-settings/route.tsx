import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { guardAction } from "~/request/action.server";
import { refuseForm } from "~/request/refuse-form.server";
import { requireUser } from "~/request/require-user.server";
import styles from "~/styles/account.css?url";
import formStyles from "~/styles/forms.css?url";
import { answerSettings } from "./answer-settings.server";
import { loadSettings } from "./load-settings.server";
import { PasswordForm } from "./password-form";
import { Sessions } from "./sessions";

/** Password and logins. */
export { loadSettings as loader };

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  await requireUser(args);
  try {
    return await answerSettings(args);
  } catch (error) {
    return refuseForm(args.ctx, error, { unmet: unmetNeeds(error) });
  }
});

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadSettings> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function UserSettings() {
  const { t } = useTranslation();
  const { password, hasCode, sessions } = useLoaderData<typeof loadSettings>();
  const refused = useActionData<typeof action>();
  // The page after a password that was taken starts empty; a refused or unsent form keeps what was typed.
  const { key } = useLocation();
  const [taken, setTaken] = useState(key);
  if (refused === undefined && taken !== key) setTaken(key);
  return (
    <div className="account-page">
      <h1>{t("account.settings")}</h1>
      <PasswordForm key={taken} {...password} hasCode={hasCode} refused={refused} />
      <Sessions sessions={sessions} />
    </div>
  );
}
