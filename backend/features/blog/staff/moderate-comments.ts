import { and, asc, count, desc, eq } from "drizzle-orm";
import type { CommentState, StaffCommentList } from "../../../contract/blog";
import type { LanguageCode } from "../../../contract/languages";
import { postComments, posts, postTexts } from "../../../db/tables/posts";
import { users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import type { Editor } from "./save-post";

const perPage = 50;

/** GET admin/post-comments?status=: whoever has waited longest first, of those that were judged the last one. */
export function listComments(
  { database }: Pick<Services, "database">,
  { status, lang }: { status: CommentState; lang: LanguageCode },
): Promise<StaffCommentList> {
  return database.run(async (q) => {
    const where = eq(postComments.status, status);
    const [all] = await q.select({ n: count() }).from(postComments).where(where);
    const order = status === "pending" ? asc : desc;
    const rows = await q
      .select({
        comment: postComments,
        code: posts.code,
        title: postTexts.title,
        displayName: users.displayName,
        name: users.name,
      })
      .from(postComments)
      .innerJoin(posts, eq(posts.id, postComments.postId))
      .innerJoin(users, eq(users.id, postComments.userId))
      .leftJoin(postTexts, and(eq(postTexts.postId, posts.id), eq(postTexts.lang, lang)))
      .where(where)
      .orderBy(order(postComments.createdAt))
      .limit(perPage);
    return {
      data: rows.map(({ comment, code, title, displayName, name }) => ({
        id: comment.id,
        status: comment.status,
        body: comment.body,
        name: displayName ?? name,
        at: comment.createdAt.toISOString(),
        post: { id: code, title: title ?? String(code) },
      })),
      total: all?.n ?? 0,
    };
  });
}

interface Moderating {
  editor: Editor;
  id: string;
  status: CommentState;
}

/** POST admin/post-comments/{id}: lets a comment in, or takes it away. Throws `error.not_found`. */
export function moderateComment(
  { database }: Pick<Services, "database">,
  { editor, id, status }: Moderating,
): Promise<void> {
  return database.transaction(async (q) => {
    const [comment] = await q
      .select({ status: postComments.status })
      .from(postComments)
      .where(eq(postComments.id, id))
      .for("update");
    if (!comment) throw new ApiError("error.not_found");
    if (comment.status === status) return;
    await q.update(postComments).set({ status }).where(eq(postComments.id, id));
    await moveVersion(q, false);
    const entry = {
      ...editor,
      action: `comment.${status}`,
      entity: "comment",
      entityId: id,
    } as const;
    await recordAudit(q, { ...entry, diff: { status: [comment.status, status] } });
  });
}
