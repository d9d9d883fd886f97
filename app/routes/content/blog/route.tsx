import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/blog/blog.css?url";
import { PostArticle, PostBeside } from "~/features/blog/post-article";
import { headOf } from "~/features/document/page-head";
import type { FormResult } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Comments } from "./comments";
import { loadPost } from "./load-post.server";

export { action } from "./action.server";
export { loadPost as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadPost> = ({ data, matches }) => {
  const tags = headOf(data?.head, matches);
  if (!data) return tags;
  const { feed, head } = data;
  const type = "application/atom+xml";
  return [...tags, { tagName: "link", rel: "alternate", type, title: head.title, href: feed }];
};

/** One post of the journal (domain 4.4). */
export default function Blog() {
  const { t } = useTranslation();
  const { view } = useLoaderData<typeof loadPost>();
  const result = useActionData<FormResult>();
  return (
    <>
      <Breadcrumb crumbs={view.crumbs} label={t("breadcrumb")} />
      <PostArticle view={view} />
      <Comments view={view} result={result} />
      <PostBeside view={view} />
    </>
  );
}
