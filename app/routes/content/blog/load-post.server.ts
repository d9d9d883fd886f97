import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Post } from "#backend/contract/blog";
import { languageCodes } from "#backend/contract/languages";
import { getPost } from "~/api/blog.server";
import { toPostView } from "~/features/blog/post-view.server";
import { toPosting } from "~/features/blog/structured-data.server";
import type { PageHead } from "~/features/document/page-head";
import { titlePicture } from "~/features/document/title-picture.server";
import { notFound, type RequestContext, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { feedPath, postPage, postPath } from "~/sitemap/paths";

/** One post (R-ROUTE-28); throws the redirect to its right title, or the 404. */
export async function loadPost(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t, settings, urlLang } = ctx;
  const { blog_id: id = "", title } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const post = await getPost(ctx.api, id).catch(asPage(ctx));
  const known = urlLang ? [post.slug] : Object.values(post.slugs);
  if (!known.some((slug) => slug?.normalize() === title?.normalize())) {
    if (urlLang) throw redirect(postPath(lang, post), 301);
    throw redirect(postPage(post), 302);
  }
  const view = toPostView(post, ctx);
  const { publicUrl } = settings;
  const addresses = { publicUrl, canonical: publicUrl + postPath(lang, post) };
  const said = { lang, publisher: t("shop.name") };
  return {
    head: {
      ...headFor(post, ctx),
      crumbs: view.crumbs,
      jsonLd: [toPosting(post, said, addresses)],
    },
    view,
    feed: publicUrl + feedPath(lang),
  };
}

function headFor(post: Post, { lang, settings }: RequestContext): PageHead {
  const { publicUrl } = settings;
  const { id: key, title } = post;
  return {
    title: post.seo_title ?? post.title,
    description: post.seo_description ?? (post.excerpt || undefined),
    path: Object.fromEntries(
      languageCodes.flatMap((code) => {
        const slug = post.slugs[code];
        return slug === undefined ? [] : [[code, postPage({ id: post.id, slug })]];
      }),
    ),
    kind: "article",
    picture: titlePicture({ publicUrl, lang, kind: "post", key, title }),
  };
}
