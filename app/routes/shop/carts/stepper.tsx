import { useTranslation } from "react-i18next";
import type { LineView } from "~/features/cart/line-view.server";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { useNumber } from "~/ui/number/use-number.enhanced";
import { CartForm } from "./cart-form";
import { usePendingCount } from "./use-pending-count";

interface StepperProps {
  line: LineView;
  /** What the count came back with, where it was not taken. */
  result?: FormResult;
}

/**
 * The count: − and + are submit buttons that name the count they lead to, so that a doubled click does nothing
 * twice; a typed count has a button of its own (R-NUM-04, R-NOJS-02), which is what the Enter key presses, as − and +
 * belong to a form beside it. Scripts keep what is typed within what
 * can be bought (R-NUM-01, R-NUM-02); without them the server refuses it.
 */
export function Stepper({ line, result }: StepperProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const error = errorOf(result, "qty");
  const typed = sentText(result, "qty");
  const pending = usePendingCount(line.variant);
  const qty = pending ?? line.qty;
  const write = formatsFor(lang).number;
  const shown = pending === undefined ? line.printed : write(pending);
  const id = `qty-${line.variant}`;
  const { name, max } = line;
  const typing = useNumber(shown, { min: 1, max }, write);
  const steps = `steps-${line.variant}`;
  return (
    <>
      <CartForm variant={line.variant} id={steps}>
        <input type="hidden" name="intent" value="cart.set" />
      </CartForm>
      <CartForm variant={line.variant} look="stepper">
        <input type="hidden" name="intent" value="cart.set" />
        <Step
          form={steps}
          to={qty - 1}
          label={t("cart.less", { name })}
          isOff={qty <= 1}
          sign="−"
        />{" "}
        <input
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          id={id}
          name="qty"
          maxLength={4}
          key={typed ?? shown}
          defaultValue={typed ?? shown}
          aria-label={t("cart.quantity_of", { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...typing.input}
        />
        <Step
          form={steps}
          to={qty + 1}
          label={t("cart.more", { name })}
          isOff={qty >= max}
          sign="+"
        />
        <button
          type="submit"
          className="line-button"
          aria-label={t("cart.line_of", { action: t("cart.update"), name })}
        >
          {t("cart.update")}
        </button>
        {error && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </CartForm>
    </>
  );
}

interface StepProps {
  form: string;
  to: number;
  label: string;
  isOff: boolean;
  sign: string;
}

function Step(props: StepProps) {
  return (
    <button
      type="submit"
      form={props.form}
      className="button button-quiet"
      name="to"
      value={props.to}
      aria-label={props.label}
      disabled={props.isOff}
    >
      {props.sign}
    </button>
  );
}
