import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { orderForm } from "#backend/contract/own-forms";
import { usePageLanguage } from "~/features/chrome/page-language";
import { nativeRules } from "~/features/forms/native-rules";
import { langPath } from "~/http/page-address";
import { TextArea } from "~/ui/text-area/text-area";
import { NextBar } from "../next-bar";
import { stepPath } from "../steps";
import type { ReviewView } from "./review-view.server";

interface PlaceFormProps {
  review: Omit<ReviewView, "address" | "shipping" | "payment">;
  /** What a refused order brings back: the note as typed, and what has changed, in words. */
  unplaced?: { note: string; noteError?: string; changed?: string };
}

/** The note, the law, and the button that makes it an order. */
export function PlaceForm({ review, unplaced }: PlaceFormProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <Form method="post" action={stepPath(lang, "review")} className="stack">
      {unplaced?.changed && (
        <p className="notice notice-warning" role="alert">
          {unplaced.changed}
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
        error={unplaced?.noteError}
        defaultValue={unplaced?.note ?? review.note}
        rows={3}
        {...nativeRules(orderForm.note)}
      />
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
