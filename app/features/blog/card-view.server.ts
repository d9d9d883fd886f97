import type { PostCard } from "#backend/contract/blog";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { blogListPath, postPath } from "~/sitemap/paths";

/** A post as a card shows it; its words are said here, so that readers load none of the journal's texts. */
export function toPostCardView(card: PostCard, { lang, t }: Pick<RequestContext, "lang" | "t">) {
  const { id, title, excerpt, cover, topic, reading_min: minutes } = card;
  return {
    id,
    title,
    excerpt,
    to: postPath(lang, card),
    at: card.published_at,
    date: datesFor(lang).bothCalendars(card.published_at),
    reading: t("blog.reading", { count: minutes, n: formatsFor(lang).number(minutes) }),
    topic: {
      name: topic.name,
      ...(topic.lang && { lang: topic.lang }),
      to: blogListPath(lang, { topic: topic.slug }),
    },
    cover: cover && { url: cover.url, tint: cover.tint },
  };
}
export type PostCardView = ReturnType<typeof toPostCardView>;
