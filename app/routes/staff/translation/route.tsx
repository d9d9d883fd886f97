import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { LanguageFields } from "~/features/editing/language-fields";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";
import { StaffLink } from "~/features/staff/staff-link";
import { staffTextsPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { TextArea } from "~/ui/text-area/text-area";
import type { loadTranslation } from "./load-translation.server";

export { action } from "./action.server";
export { loadTranslation as loader } from "./load-translation.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadTranslation> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** A text of the storefront: what the shop was delivered with, and the owner's own words in its place. */
export default function StaffTranslation() {
  const { t } = useTranslation();
  const { head, key, version, canRemove, languages } = useLoaderData<typeof loadTranslation>();
  const result = useActionData<EditorResult>();
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p>
          <code className="desk-key" dir="ltr">
            {key}
          </code>
        </p>
      </header>
      <p>
        <StaffLink className="link" to={staffTextsPath}>
          {t("texts.title")}
        </StaffLink>
      </p>
      <EditorErrors result={result} />
      <Form method="post" className="fields" reloadDocument>
        <VersionField {...{ version, result }} />
        <div className="desk-texts">
          {languages.map(({ delivered, ...one }) => (
            <LanguageFields key={one.code} {...one} result={result}>
              {(field) => (
                <>
                  {delivered && (
                    <div>
                      <p className="small muted">{t("texts.delivered")}</p>
                      <p className="desk-said" dir={one.dir} lang={one.code}>
                        {delivered}
                      </p>
                    </div>
                  )}
                  <TextArea
                    {...field("said")}
                    label={t("texts.said", { language: one.language })}
                    hint={delivered ? t("texts.said_hint") : undefined}
                    rows={3}
                    maxLength={5000}
                  />
                </>
              )}
            </LanguageFields>
          ))}
        </div>
        <div className="cluster">
          <button type="submit" className="button" name="intent" value="save">
            {t("editors.save")}
          </button>
          {canRemove && (
            <button type="submit" className="button button-quiet" name="intent" value="remove">
              {t("texts.remove")}
            </button>
          )}
        </div>
      </Form>
    </>
  );
}
