import { orderPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";

/** An order that waits to be paid, in the reader's words. */
export interface WaitingOrder {
  number: string;
  text: string;
  until?: string;
  pay: string;
}

/** Says that an order waits for its payment, with the way to pay it; nothing where none does. */
export function WaitingOrderNotice({ order }: { order: WaitingOrder | null | undefined }) {
  if (!order) return null;
  return (
    <aside className="notice waiting-order">
      <p>
        <b>
          <bdi dir="ltr">{order.number}</bdi>
        </b>{" "}
        {order.text} {order.until}
      </p>
      <Link className="button" to={orderPath(order.number)}>
        {order.pay}
      </Link>
    </aside>
  );
}
