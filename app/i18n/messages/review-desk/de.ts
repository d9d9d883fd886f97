import type { reviewDeskEn } from "./en";

export const reviewDeskDe: Record<keyof typeof reviewDeskEn, string> = {
  "review.changed":
    "Diese Bewertung hat sich geändert, seit Sie die Seite geöffnet haben. Lesen Sie sie, wie sie jetzt ist, und entscheiden Sie dann neu.",
};
