import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { reloadAfterRefusal } from "~/client/remix/reload-after-refusal";
import { headOf } from "~/features/document/page-head";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import pushStyles from "~/features/push/push.css?url";
import { PushOffer } from "~/features/push/push-offer";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import { TicketTag } from "~/features/tickets/ticket-tag";
import styles from "~/features/tickets/tickets.css?url";
import { isReplyTo, useOfflineMessage } from "~/features/tickets/use-offline-message.enhanced";
import { useTicketNews } from "~/features/tickets/use-ticket-news.enhanced";
import { errorOf, sentText } from "~/forms/submission";
import { ticketsPath } from "~/sitemap/account-paths";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import { Link } from "~/ui/link/link";
import ratingStyles from "~/ui/rating/rating.css?url";
import { Conversation } from "./conversation";
import { loadTicket } from "./load-ticket.server";
import { ReplyForm } from "./reply-form";
import { TicketEnd } from "./ticket-end";
import type { TicketView } from "./to-ticket-view.server";

export { action } from "./action.server";
/** One conversation with the shop (R-ROUTE-19, domain 4.8). */
export { loadTicket as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, fileStyles, ratingStyles, pushStyles, styles].map((href) => ({
    rel: "stylesheet",
    href,
  }));

export const shouldRevalidate = reloadAfterRefusal;

export const meta: MetaFunction<typeof loadTicket> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function TicketPage() {
  const { t } = useTranslation();
  const { ticket, isNewest, constraints, clientId, offer } = useLoaderData<typeof loadTicket>();
  const posting = useOfflineMessage(clientId, ticket.code);
  const isShown = useMemo(() => isReplyTo(ticket.code), [ticket.code]);
  const result = useActionData<TicketFormResult>();
  useTicketNews({ code: ticket.code, place: ticket.lastPlace, state: ticket.state });
  const intent = sentText(result, "intent");
  const isAct = intent === "close" || intent === "reopen";
  const formError = errorOf(result);
  return (
    <div className="tickets">
      <p>
        <Link className="link" to={ticketsPath}>
          {t("ticket.back")}
        </Link>
      </p>
      <TicketHead ticket={ticket} />
      {formError && (
        <p className="notice notice-error" role="alert">
          {formError}
        </p>
      )}
      <Conversation ticket={ticket} isNewest={isNewest} />
      <WaitingHere isShown={isShown} />
      <PushOffer offer={offer} />
      <TicketEnd
        ticket={ticket}
        error={intent === "rate" ? errorOf(result, "rating") : undefined}
      />
      <ReplyForm
        clientId={posting}
        isClosed={ticket.state === "closed"}
        constraints={constraints}
        result={isAct || intent === "rate" || posting !== clientId ? undefined : result}
      />
    </div>
  );
}

function TicketHead({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation();
  const { code, subject, department, order, product, related } = ticket;
  return (
    <header className="ticket-head">
      <h1>
        <bdi>{subject}</bdi>
      </h1>
      <p className="cluster">
        <TicketTag state={ticket.state} name={ticket.stateName} />{" "}
        <span className="field-hint">
          {t("ticket.code")} <bdi dir="ltr">{code}</bdi> · {department}
        </span>
      </p>
      {(order || product || related.length > 0) && (
        <ul className="ticket-links">
          {order && (
            <li>
              {t("ticket.department.order")}:{" "}
              <Link className="link" to={order.path}>
                <bdi dir="ltr">{order.name}</bdi>
              </Link>
            </li>
          )}
          {product && (
            <li>
              {t("ticket.department.product")}:{" "}
              <Link className="link" to={product.path}>
                <bdi>{product.name}</bdi>
              </Link>
            </li>
          )}
          {related.map(({ name, code: other, path }) => (
            <li key={path}>
              {name}{" "}
              <Link className="link" to={path}>
                {t("ticket.code")} <bdi dir="ltr">{other}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>{ticket.stateText}</p>
    </header>
  );
}
