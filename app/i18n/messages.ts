import type { LanguageCode } from "#backend/contract/languages";
import { de } from "./messages/de";
import { en, type MessageKey } from "./messages/en";
import { fa } from "./messages/fa";

/** The app's own texts by language: what the shop is seeded with, and what stands in while the backend gives none. */
export const messages: Record<LanguageCode, Record<MessageKey, string>> = { en, fa, de };
