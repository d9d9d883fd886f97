import type { UserState } from "#backend/contract/user";
import type { ListsSummary } from "~/features/cart/lists-summary";
import type { WaitingOrder } from "~/features/orders/waiting-order";
import type { Message } from "~/request/flash.server";

/** What a page says of its shopper: all of it, and nothing of it stands anywhere else in the root's data. */
export interface Personal {
  user: UserState;
  flash: Message | null;
  lists: ListsSummary;
  /** Stands for the session in local storage; no endpoint accepts it (decisions 6). Null without a session. */
  marker: string | null;
  /** The newest order that can still be paid; null for none, missing where the page doesn't say or it could not be had. */
  waitingOrder?: WaitingOrder | null;
  /** The path that waits for a login; null for who is logged in, missing where the page doesn't say. */
  intended?: string | null;
}
