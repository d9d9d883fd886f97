import { asLanguage, homeRedirectLanguage, type LanguageCode } from "../../contract/languages";
import type { OwnReview, ShownReview } from "../../contract/reviews";
import type { productReviews } from "../../db/tables/reviews";
import type { users } from "../../db/tables/users";

export type ReviewRow = typeof productReviews.$inferSelect;
type Writer = Pick<typeof users.$inferSelect, "displayName" | "name">;

/** A review as everybody reads it. */
export function showReview(review: ReviewRow, writer: Writer): ShownReview {
  return { ...wordsOf(review), name: review.anonymous ? null : nameOf(writer) };
}

/** A review as its writer reads it. */
export function showOwnReview(review: ReviewRow): OwnReview {
  const { status, anonymous } = review;
  return { ...wordsOf(review), status, anonymous };
}

/** What a writer calls themselves. */
export const nameOf = ({ displayName, name }: Writer): string | null => displayName ?? name;

function wordsOf(review: ReviewRow): Omit<ShownReview, "name"> {
  const { id, stars, title, body, lang, writtenAt, reply, replyLang, repliedAt } = review;
  return {
    ...{ id, stars, title, body },
    lang: languageOf(lang),
    at: writtenAt.toISOString(),
    reply:
      reply !== null && repliedAt
        ? { body: reply, lang: languageOf(replyLang ?? lang), at: repliedAt.toISOString() }
        : null,
  };
}

const languageOf = (lang: string): LanguageCode => asLanguage(lang) ?? homeRedirectLanguage;
