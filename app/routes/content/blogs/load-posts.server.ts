import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type PostList, postsPerPage } from "#backend/contract/blog";
import { languageCodes } from "#backend/contract/languages";
import { listPosts } from "~/api/blog.server";
import { toPostCardView } from "~/features/blog/card-view.server";
import type { PageHead } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { blogListPage, blogListPath, feedPath, homePath } from "~/sitemap/paths";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";

/** The journal, or what is about a topic or a tag of it (R-ROUTE-25 to R-ROUTE-27). */
export async function loadPosts(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t, settings } = ctx;
  const { genum, tag } = args.params;
  const { searchParams } = new URL(args.request.url);
  const page = /^[1-9]\d{0,3}$/.test(searchParams.get("page") ?? "")
    ? Number(searchParams.get("page"))
    : 1;
  const query = { genum: genum ?? "", tag: tag ?? "", page: String(page) };
  const list = await listPosts(ctx.api, query).catch(asPage(ctx));
  ctx.keeping.isTold = true;

  const topic = list.topic?.slug;
  const about = list.tag ?? list.topic;
  if (genum === "all" && !tag)
    throw redirect(ctx.urlLang ? blogListPath(lang) : blogListPage(), 301);
  const here = blogListPath(lang, { topic, tag: list.tag?.slug });
  const pageTo = (wanted: number) => (wanted === 1 ? here : `${here}?page=${wanted}`);
  const last = Math.max(1, Math.ceil(list.total / postsPerPage));
  const { number } = formatsFor(lang);
  const title = list.tag
    ? t("blog.with_tag", { tag: list.tag.name })
    : list.topic
      ? t("blog.in_topic", { topic: list.topic.name })
      : t("blog.title");
  const path = Object.fromEntries(
    languageCodes.map((code) => [
      code,
      blogListPage({ topic, tag: list.tag ? list.tag_slugs[code] : undefined }) +
        (page > 1 ? `?page=${page}` : ""),
    ]),
  );
  const head: PageHead = {
    title,
    description: t("blog.intro"),
    path,
    noindex: list.data.length === 0,
  };
  return {
    head,
    feed: settings.publicUrl + feedPath(lang, topic),
    cards: list.data.map((card) => toPostCardView(card, ctx)),
    crumbs: [
      { name: t("shop.name"), to: homePath(lang) },
      ...(list.topic || list.tag ? [{ name: t("blog.title"), to: blogListPath(lang) }] : []),
      ...(list.topic && list.tag
        ? [{ ...toCrumb(list.topic), to: blogListPath(lang, { topic }) }]
        : []),
      about ? toCrumb(about) : { name: t("blog.title") },
    ],
    heading: about?.name ?? t("blog.title"),
    ...(about?.lang && { headingIn: about.lang }),
    topics: [
      { name: t("blog.all"), lang: undefined, to: blogListPath(lang), isHere: !topic && !list.tag },
      ...list.topics.map(({ slug, name, lang: own }) => ({
        name,
        ...(own && { lang: own }),
        to: blogListPath(lang, { topic: slug }),
        isHere: slug === topic,
      })),
    ],
    words: {
      intro: t("blog.intro"),
      topics: t("blog.topics"),
      feed: t("blog.feed"),
      empty: t("blog.empty"),
      all: t("blog.empty_all"),
      pages: t("blog.pages"),
      newer: t("blog.newer"),
      older: t("blog.older"),
      page: t("blog.page", { n: number(page), total: number(last) }),
    },
    all: blogListPath(lang),
    newer: page > 1 ? pageTo(page - 1) : null,
    older: page < last ? pageTo(page + 1) : null,
  };
}

/** A topic or a tag on the way to a page. */
function toCrumb({ name, lang }: NonNullable<PostList["topic"]>): Crumb {
  return { name, ...(lang && { lang }) };
}
