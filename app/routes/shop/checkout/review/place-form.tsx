import { useTranslation } from "react-i18next";
import { Totals, type TotalsView } from "~/features/cart/totals";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import { ValidatedForm } from "~/forms/validated-form";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ordersPath } from "~/sitemap/account-paths";
import { langPath, lawPage } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { RadioTiles } from "~/ui/radio-tiles/radio-tiles";
import { TextArea } from "~/ui/text-area/text-area";
import { NextBar } from "../next-bar";
import { toPaymentTiles } from "../payment/payment-tiles";
import { stepPath } from "../steps";
import type { ReviewView } from "./review-view.server";

export interface PlaceFormProps {
  /** What the sum that is agreed to is made of. */
  totals: TotalsView;
  review: Omit<ReviewView, "address" | "shipping" | "payment" | "why">;
  constraints: { note: FieldConstraint };
  /** Why it was not placed; `isFull` where other orders wait to be paid, which have a page of their own. */
  result?: FormResult & { isFull?: boolean };
}

/** The note, the law, and the button that makes it an order. */
export function PlaceForm({ review, totals, constraints, result }: PlaceFormProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <ValidatedForm
      id="order"
      action={stepPath(lang, "review")}
      className="stack"
      constraints={constraints}
      result={result}
    >
      {(field) => (
        <>
          {errorOf(result) && (
            <p className="notice notice-warning" role="alert">
              {errorOf(result)}{" "}
              {result?.isFull && (
                <Link className="link" to={ordersPath}>
                  {t("orders.title")}
                </Link>
              )}
            </p>
          )}
          <input type="hidden" name="op_id" value={review.opId} />
          <input type="hidden" name="amount" value={review.payable.amount} />
          <input type="hidden" name="currency" value={review.payable.currency} />
          {Object.entries(review.agreed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {review.payments && (
            <RadioTiles
              name="payment"
              label={t("checkout.payment_title")}
              hint={review.paymentHint}
              chosen={sentText(result, "payment") ?? review.payments[0]?.value}
              choices={toPaymentTiles(review.payments)}
            />
          )}
          <TextArea
            {...field("note")}
            label={t("checkout.note")}
            optional={t("address.optional")}
            hint={t("checkout.note_hint")}
            defaultValue={field("note").defaultValue ?? review.note}
            rows={3}
          />
          <div className="checkout-agreed">
            <Totals view={totals} />
          </div>
          <p>
            {t("totals.payable")}: <b>{review.payableInWords}</b>
          </p>
          <p className="small">
            {t("checkout.law")}{" "}
            <Link className="link" to={langPath(lang, lawPage)}>
              {t("checkout.law_link")}
            </Link>
          </p>
          <NextBar label={t("checkout.place")} intent="order.place" />
        </>
      )}
    </ValidatedForm>
  );
}
