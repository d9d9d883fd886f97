import type { RequestContext } from "~/request/context.server";

/** What the form of comments says, in the reader's language. */
export function commentWords({ t }: Pick<RequestContext, "t">) {
  return {
    comment: t("blog.comment"),
    hint: t("blog.comment_hint"),
    send: t("blog.comment_send"),
    login: t("blog.comment_login"),
  };
}
export type CommentWords = ReturnType<typeof commentWords>;
