import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getPreview } from "~/api/blog.server";
import styles from "~/features/blog/blog.css?url";
import { PostArticle, PostBeside } from "~/features/blog/post-article";
import { toPostView } from "~/features/blog/post-view.server";
import { headOf } from "~/features/document/page-head";
import { notFound, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";

/** A post as it will be, for who was given its link; nobody finds it, and nothing keeps it. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  ctx.cacheControl = "no-store";
  const { token = "" } = args.params;
  if (!/^[\w-]{20,64}$/.test(token)) throw notFound();
  const post = await getPreview(ctx.api, token).catch(asPage(ctx));
  return {
    head: { title: post.title, noindex: true },
    view: toPostView(post, ctx),
    notice: ctx.t("blog.preview"),
  };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function BlogPreview() {
  const { view, notice } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="notice">{notice}</p>
      <PostArticle view={view} />
      <PostBeside view={view} />
    </>
  );
}
