import type { MessageKind } from "../kinds";

/** A message's words; `{number}` is a place for a param. */
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

export interface MessageTexts {
  shop: string;
  /** Under each mail. */
  footer: string;
  kinds: Record<MessageKind, MessageText>;
}
