import type { MessageKind } from "../kinds";

/** A message's words; `{number}` is a place for a param, `{shop}` for the shop's own name. */
export interface MessageText {
  subject: string;
  /** A mail's paragraphs, the first one large. */
  lines: readonly [string, ...string[]];
  /** Stands alone and large, to be typed or copied. */
  code?: string;
  /** The words on the button that leads to `url`. */
  button?: string;
  /** A text message says it in as few parts as it can. */
  sms: string;
}

/** What stands beside an order's items, sums and address. */
export interface OrderLabels {
  items: string;
  more: string;
  products: string;
  discount: string;
  coupon: string;
  shipping: string;
  free: string;
  payable: string;
  tax: string;
  address: string;
  arrives: string;
  plate: string;
  unit: string;
  zip: string;
}

export interface MessageTexts {
  /** Under each mail. */
  footer: string;
  order: OrderLabels;
  kinds: Record<MessageKind, MessageText>;
}
