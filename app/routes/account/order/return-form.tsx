import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { returnForm } from "#backend/contract/own-forms";
import { nativeRules } from "~/features/forms/native-rules";
import { Select } from "~/ui/select/select";
import { TextArea } from "~/ui/text-area/text-area";
import type { OrderView } from "./to-order-view.server";

const reasons = ["damaged", "wrong", "not_as_described", "changed_mind", "other"] as const;

/** Which pieces go back, and why. */
export function ReturnForm({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const items = order.items.filter(({ returnable }) => returnable > 0);
  return (
    <details className="panel" id="return">
      <summary>
        <b>{t("order.return_title")}</b>
      </summary>
      <Form method="post" className="fields order-return">
        {order.returnableUntil && (
          <p className="field-hint">{t("order.return_until", { when: order.returnableUntil })}</p>
        )}
        <fieldset className="stack">
          <legend>{t("order.return_what")}</legend>
          {items.map(({ id, name, returnable }) => (
            <div key={id} className="order-return-item">
              <label className="check">
                <input type="checkbox" name="item" value={id} />
                {name}
              </label>
              <input
                className="input input-short"
                name={`qty.${id}`}
                aria-label={t("order.return_count", { name })}
                inputMode="numeric"
                defaultValue={returnable}
                maxLength={3}
              />
            </div>
          ))}
        </fieldset>
        <Select
          name="reason"
          label={t("order.return_why")}
          choices={reasons.map((reason) => ({ value: reason, name: t(`order.reason.${reason}`) }))}
        />
        <TextArea
          name="note"
          label={t("order.return_note")}
          rows={3}
          {...nativeRules(returnForm.note)}
        />
        <button type="submit" className="button" name="intent" value="return">
          {t("order.return_send")}
        </button>
      </Form>
    </details>
  );
}
