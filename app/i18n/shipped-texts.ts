import { messages } from "./messages";
import { en, type MessageKey } from "./messages/en";

/** The texts that the storefront ships, per key: what the backend's translations start from. */
export function shippedTexts(): Record<MessageKey, { en: string; fa: string }> {
  const keys = Object.keys(en) as MessageKey[];
  const texts = keys.map((key) => [key, { en: messages.en[key], fa: messages.fa[key] }] as const);
  return Object.fromEntries(texts) as Record<MessageKey, { en: string; fa: string }>;
}
