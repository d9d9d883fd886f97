import type { Post } from "#backend/contract/blog";
import { toCardView } from "~/features/catalog/card-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { blogListPath, homePath } from "~/sitemap/paths";
import { toPostCardView } from "./card-view.server";
import { commentWords } from "./comment-words.server";

/** A post as its page shows it, with its words in the reader's language. */
export function toPostView(post: Post, ctx: RequestContext) {
  const { lang, t } = ctx;
  const { date } = formatsFor(lang);
  const topic = { topic: post.topic.slug };
  return {
    ...toPostCardView(post, ctx),
    html: post.html,
    by: post.author && t("blog.by", { name: post.author }),
    tags: post.tags.map(({ slug, name, lang: own }) => ({
      name,
      ...(own && { lang: own }),
      to: blogListPath(lang, { tag: slug }),
    })),
    crumbs: [
      { name: t("shop.name"), to: homePath(lang) },
      { name: t("blog.title"), to: blogListPath(lang) },
      {
        name: post.topic.name,
        ...(post.topic.lang && { lang: post.topic.lang }),
        to: blogListPath(lang, topic),
      },
      { name: post.title },
    ],
    comments: post.comments.map(({ id, name, body, at }) => ({
      ...{ id, body, at },
      name: name ?? t("blog.somebody"),
      date: date(at),
    })),
    isOpen: post.comments_open,
    products: post.products.map((card) => toCardView(card, ctx)),
    related: post.related.map((card) => toPostCardView(card, ctx)),
    words: {
      tags: t("blog.tags"),
      products: t("blog.products"),
      related: t("blog.related"),
      comments: t("blog.comments"),
      none: t("blog.comments_none"),
      shut: t("blog.comments_shut"),
      ...commentWords(ctx),
      /** What a comment that waits on the device is called. */
      waiting: t("offline.comment_name", { title: post.title }),
      /** What is said of it then. */
      unsent: {
        title: t("offline.outbox"),
        note: t("offline.not_sent"),
        takeBack: t("offline.dont_send"),
      },
    },
  };
}
export type PostView = ReturnType<typeof toPostView>;
