import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { orderForm } from "#backend/contract/own-forms";
import { Totals, type TotalsView } from "~/features/cart/totals";
import { nativeRules } from "~/features/forms/native-rules";
import { usePageLanguage } from "~/i18n/use-page-language";
import { langPath } from "~/request/page-address";
import { TextArea } from "~/ui/text-area/text-area";
import { NextBar } from "../next-bar";
import { stepPath } from "../steps";
import type { ReviewView } from "./review-view.server";

interface PlaceFormProps {
  /** What the sum that is agreed to is made of. */
  totals: TotalsView;
  review: Omit<ReviewView, "address" | "shipping" | "payment">;
  /** What a refused order brings back: the note as typed, and what has changed or is in its way, in words. */
  placeOrderErrors?: { note: string; noteError?: string; changed?: string; full?: string };
}

/** The note, the law, and the button that makes it an order. */
export function PlaceForm({ review, totals, placeOrderErrors }: PlaceFormProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <Form method="post" action={stepPath(lang, "review")} className="stack">
      {placeOrderErrors?.changed && (
        <p className="notice notice-warning" role="alert">
          {placeOrderErrors.changed}
        </p>
      )}
      {placeOrderErrors?.full && (
        <p className="notice notice-warning" role="alert">
          {placeOrderErrors.full}{" "}
          <Link className="link" to="/user/orders">
            {t("orders.title")}
          </Link>
        </p>
      )}
      <input type="hidden" name="op_id" value={review.opId} />
      <input type="hidden" name="amount" value={review.payable.amount} />
      <input type="hidden" name="currency" value={review.payable.currency} />
      <TextArea
        name="note"
        label={t("checkout.note")}
        optional={t("address.optional")}
        hint={t("checkout.note_hint")}
        error={placeOrderErrors?.noteError}
        defaultValue={placeOrderErrors?.note ?? review.note}
        rows={3}
        {...nativeRules(orderForm.note)}
      />
      <div className="checkout-agreed">
        <Totals view={totals} />
      </div>
      <p>
        {t("totals.payable")}: <b>{review.payableInWords}</b>
      </p>
      <p className="small">
        {t("checkout.law")}{" "}
        <Link className="link" to={langPath(lang, "/home/law")}>
          {t("checkout.law_link")}
        </Link>
      </p>
      <NextBar label={t("checkout.place")} intent="order.place" />
    </Form>
  );
}
