import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAccountFormats } from "~/features/account/use-display";
import { RatingInput } from "~/ui/rating/rating-input";
import type { TicketView } from "./to-ticket-view.server";

const stars = 5;

/** What ends a ticket, takes the end back, and says how it went. */
export function TicketEnd({ ticket, error }: { ticket: TicketView; error?: string }) {
  const { t } = useTranslation();
  const may = (action: TicketView["actions"][number]) => ticket.actions.includes(action);
  return (
    <div className="ticket-end">
      {may("rate") && <Rate rating={ticket.rating} error={error} />}
      {may("reopen") && (
        <Form method="post" encType="multipart/form-data">
          <button type="submit" className="button" name="intent" value="reopen">
            {t("ticket.reopen")}
          </button>
        </Form>
      )}
      {may("close") && (
        <Form method="post" encType="multipart/form-data" className="cluster">
          <span>{t("ticket.close_hint")}</span>
          <button type="submit" className="button button-quiet" name="intent" value="close">
            {t("ticket.close")}
          </button>
        </Form>
      )}
    </div>
  );
}

function Rate({ rating, error }: { rating: number | null; error?: string }) {
  const { t } = useTranslation();
  const { number } = useAccountFormats();
  const say = (value: number) =>
    t("ticket.rate_of", { value: number(value), stars: number(stars) });
  return (
    <Form method="post" encType="multipart/form-data" className="panel stack">
      <RatingInput
        key={rating}
        name="rating"
        label={t("ticket.rate")}
        say={say}
        stars={stars}
        defaultValue={rating ?? undefined}
        required
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p>
        <button type="submit" className="button button-quiet" name="intent" value="rate">
          {t("ticket.rate_send")}
        </button>
      </p>
    </Form>
  );
}
