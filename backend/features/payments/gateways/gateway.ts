import type { Currency } from "../../../contract/languages";
import type { GatewayId } from "../../../contract/payment";

/** A gateway of the network; cash on delivery has no network and is none (payments 5.0). */
export interface Gateway {
  id: Exclude<GatewayId, "cod">;
  currencies: readonly Currency[];
  /** Its own page needs JavaScript. */
  needsScript: boolean;
  /** It is a sandbox: no money moves. */
  sandbox: boolean;
  /** Asks for a page on which the shopper pays. Safe to repeat with the same `idempotencyKey`. */
  start(payment: NewPaymentAttempt): Promise<StartedAttempt>;
  /** What the shopper's browser brings back: a hint, never proof. */
  parseReturn(query: URLSearchParams): { authority: string | null; hint: Hint };
  /** Settles a charge that was paid and says what became of it. Safe to repeat. */
  verify(attempt: PaymentAttempt): Promise<GatewayResult>;
  /** What became of a charge, without any effect. */
  inquire(attempt: PaymentAttempt): Promise<GatewayResult>;
  /** Closes a charge that was not paid, so that it can't be paid any more; false where it is too late for that. */
  abandon?(authority: string): Promise<{ abandoned: boolean; exchange: Exchange }>;
  /** Gives money back, once per `idempotencyKey`. */
  refund(refund: NewRefund): Promise<RefundAnswer>;
  /** Charges that were paid and that nobody has settled. */
  listUnsettled?(): Promise<string[]>;
  /** What a signed call of the gateway tells; null for a wrong or old signature, or for nonsense. */
  parseWebhook?(rawBody: Buffer, headers: Headers, now: Date): WebhookEvent | null;
}

export interface NewPaymentAttempt {
  paymentId: string;
  refId: string;
  /** The order's number, for people. */
  order: string;
  /** In the currency's storage unit (decisions 16). */
  amount: number;
  currency: Currency;
  description: string;
  lang: string;
  /** Where the browser comes back to, and where after pressing back. */
  returnUrl: string;
  cancelUrl: string;
  mobile: string | null;
  email: string | null;
  idempotencyKey: string;
  now: Date;
}

export interface StartedAttempt {
  authority: string;
  redirectUrl: string;
  expiresAt: Date;
  exchange: Exchange;
}

/** What our books say of a charge; the gateway's answer has to agree. */
export interface PaymentAttempt {
  authority: string;
  refId: string;
  amount: number;
  currency: Currency;
}

export interface NewRefund {
  attempt: PaymentAttempt;
  bankRef: string | null;
  amount: number;
  reason: string | null;
  idempotencyKey: string;
  /** It may have been asked for before, and the answer was lost. */
  again: boolean;
  /** The gateway's own name for it, once that has answered. */
  ref: string | null;
  /** When the charge was settled. */
  verifiedAt: Date | null;
  now: Date;
}

/** `manual`: the gateway can't; the owner gives the money back by hand. */
export interface RefundAnswer {
  state: "done" | "pending" | "manual";
  ref: string | null;
  exchange: Exchange | null;
}

/** What a return says of itself. */
export type Hint = "ok" | "canceled" | "unknown";

/**
 * `unsettled`: paid, and waits for `verify`. `unpaid`: verify found nothing, though the shopper may still be at
 * the bank. `mismatch`: money came, but not what was asked for. `uncaptured`: the gateway kept a charge of
 * another amount to itself; nothing came, and it goes back to the shopper by itself.
 */
export type GatewayState =
  | "success"
  | "pending"
  | "unsettled"
  | "unpaid"
  | "failed"
  | "expired"
  | "mismatch"
  | "uncaptured";

/** Money by a gateway's own word, in the smallest units of its currency. */
export interface Received {
  amount: number;
  currency: string;
}

export interface GatewayResult {
  state: GatewayState;
  /** Of a success that says no other: what was asked for. */
  received?: Received;
  bankRef?: string;
  cardMask?: string;
  cardHash?: string;
  fee?: number;
  /** It was settled before. */
  already?: boolean;
  exchange: Exchange;
}

export interface WebhookEvent {
  eventId: string;
  kind: string;
  /** Null where the event is about nothing that we started. */
  authority: string | null;
}

/** One answer of a gateway, with cards and keys blotted out; `status` is null where none came. */
export interface Exchange {
  status: number | null;
  body: unknown;
}
