import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import { type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { type Choice, Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";
import type { ReviewView } from "./load-reviews.server";

export interface ReplyFormProps {
  review: ReviewView;
  languages: readonly Choice[];
  hint: string;
  constraints: Record<"lang" | "body", FieldConstraint>;
  result: FormResult | undefined;
}

/** The shop's answer, behind a line that opens it; open where what was typed has come back. */
export function ReplyForm({ review, languages, hint, constraints, result }: ReplyFormProps) {
  const { t } = useTranslation();
  const { id, version, reply, lang } = review;
  const spoken = languages.some(({ value }) => value === lang) ? lang : undefined;
  const wasSent = sentText(result, "body") !== undefined;
  return (
    <details className="desk-reply" open={wasSent}>
      <summary>{t(reply ? "review.staff.reply_change" : "review.staff.reply_write")}</summary>
      <ValidatedForm
        id={`reply-${id}`}
        className="fields"
        reloadDocument
        constraints={constraints}
        result={result}
      >
        {(field) => {
          const body = field("body");
          const language = field("lang");
          return (
            <>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <Select
                {...language}
                id={`lang-${id}`}
                label={t("review.staff.reply_lang")}
                choices={languages}
                defaultValue={language.defaultValue ?? reply?.lang ?? spoken}
              />
              <TextArea
                {...body}
                id={`body-${id}`}
                label={t("review.staff.reply")}
                hint={hint}
                rows={4}
                dir="auto"
                defaultValue={body.defaultValue ?? reply?.body}
              />
              <div className="cluster">
                <button type="submit" className="button" name="intent" value="reply">
                  {t("review.staff.reply_save")}
                </button>{" "}
                {reply && (
                  <button
                    type="submit"
                    className="button button-quiet"
                    name="intent"
                    value="unreply"
                    formNoValidate
                  >
                    {t("review.staff.reply_remove")}
                  </button>
                )}
              </div>
            </>
          );
        }}
      </ValidatedForm>
    </details>
  );
}
