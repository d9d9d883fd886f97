import { useTranslation } from "react-i18next";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult, sentText, sentTexts } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { saidIn } from "~/i18n/said-in";
import { namesOfNotes } from "~/ui/field/described-by";
import { FieldNotes } from "~/ui/field/field-notes";
import { NumberField } from "~/ui/number/number-field";
import { Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";
import type { OrderView } from "./to-order-view.server";

const reasons = ["damaged", "wrong", "not_as_described", "changed_mind", "other"] as const;

interface ReturnFormProps {
  order: OrderView;
  constraints: Record<"item" | "note", FieldConstraint>;
  /** What a form of the order's page came back with; this one stands open where it was it. */
  result?: FormResult;
}

/** Which pieces go back, and why. */
export function ReturnForm({ order, constraints, result: last }: ReturnFormProps) {
  const result = sentText(last, "intent") === "return" ? last : undefined;
  const { t } = useTranslation();
  const items = order.items.filter(({ returnable }) => returnable > 0);
  return (
    <details className="panel" id="return" open={result !== undefined}>
      <summary>
        <b>{t("order.return_title")}</b>
      </summary>
      <ValidatedForm
        id="return-form"
        className="fields order-return"
        constraints={constraints}
        result={result}
      >
        {(field) => (
          <>
            {order.returnableUntil && (
              <p className="field-hint">
                {t("order.return_until", { when: order.returnableUntil })}
              </p>
            )}
            <fieldset className="stack" aria-describedby={namesOfNotes("item", field("item"))}>
              <legend>{t("order.return_what")}</legend>
              {items.map(({ id, name, lang, returnable }) => (
                <div key={id} className="order-return-item">
                  <label className="check">
                    <input
                      type="checkbox"
                      name="item"
                      value={id}
                      defaultChecked={sentTexts(result, "item")?.includes(id)}
                    />
                    <span {...saidIn(lang)}>{name}</span>
                  </label>
                  {returnable > 1 && (
                    <NumberField
                      name={`qty.${id}`}
                      label={t("order.return_count", { name })}
                      min={1}
                      max={returnable}
                      defaultValue={sentText(result, `qty.${id}`) ?? returnable}
                      error={errorOf(result, `qty.${id}`)}
                    />
                  )}
                </div>
              ))}
              <FieldNotes id="item" error={field("item").error} />
            </fieldset>
            <Select
              name="reason"
              defaultValue={sentText(result, "reason")}
              label={t("order.return_why")}
              choices={reasons.map((reason) => ({
                value: reason,
                name: t(`order.reason.${reason}`),
              }))}
            />
            <TextArea {...field("note")} label={t("order.return_note")} rows={3} />
            <button type="submit" className="button" name="intent" value="return">
              {t("order.return_send")}
            </button>
          </>
        )}
      </ValidatedForm>
    </details>
  );
}
