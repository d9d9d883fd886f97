import type { LoaderFunctionArgs } from "@remix-run/node";
import { listPosts } from "~/api/blog.server";
import { requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { blogListPath, feedPath, postPath } from "~/sitemap/paths";
import { atomFeed } from "./atom-feed";

/** GET /{lang}/home/feed/{genum?}: the newest posts of a language, or of one of its topics, as Atom (RFC 4287). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireLocale(args);
  const { lang, t, settings } = ctx;
  const { publicUrl } = settings;
  const query = { genum: args.params.genum ?? "" };
  const { data, topic } = await listPosts(ctx.api, query).catch(asPage(ctx));
  const title = topic ? t("blog.in_topic", { topic: topic.name }) : t("blog.title");
  const feed = atomFeed({
    lang,
    title: `${title} | ${t("shop.name")}`,
    self: publicUrl + feedPath(lang, topic?.slug),
    page: publicUrl + blogListPath(lang, topic ? { topic: topic.slug } : {}),
    author: t("shop.name"),
    entries: data.map((card) => ({
      title: card.title,
      address: publicUrl + postPath(lang, card),
      published: card.published_at,
      updated: card.changed_at,
      summary: card.excerpt,
      topic: card.topic.name,
    })),
  });
  return new Response(feed, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=900",
    },
  });
}
