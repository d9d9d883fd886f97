import { useTranslation } from "react-i18next";
import { fetchList } from "~/features/forms/ask-shop";
import { ticketOrdersPath } from "~/sitemap/account-paths";
import { RemoteSelect } from "~/ui/remote-select/remote-select";
import { type Choice, Select } from "~/ui/select/select";

/** Of the form that narrows the orders, which stands outside of the ticket's. */
export const orderSearchId = "ticket-orders";

interface OrderFieldProps {
  orders: { choices: Choice[]; hasMore: boolean; s: string };
  defaultValue: string;
  error?: string;
}

const find = (s: string, signal: AbortSignal) => fetchList<Choice>(ticketOrdersPath, { s }, signal);

/** Which order a ticket is about, if any; of somebody with many, by a part of its number or of what was bought. */
export function OrderField({ orders: { choices, hasMore, s }, ...rest }: OrderFieldProps) {
  const { t } = useTranslation();
  const select = { ...rest, name: "order", label: t("ticket.order"), choices };
  const optional = t("fields.optional");
  if (!hasMore && !s) {
    if (choices.length === 0) return null;
    return <Select {...select} none={t("ticket.no_order")} optional={optional} />;
  }
  return (
    <RemoteSelect
      {...select}
      optional={optional}
      searchForm={orderSearchId}
      s={s}
      find={find}
      searchLabel={t("ticket.order_find")}
      none={t("ticket.no_order")}
      nothing={t("ticket.order_nothing")}
    />
  );
}
