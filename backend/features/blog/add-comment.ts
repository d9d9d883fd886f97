import { and, eq } from "drizzle-orm";
import type { CommentState, NewComment } from "../../contract/blog";
import type { LanguageCode } from "../../contract/languages";
import { postComments, posts } from "../../db/tables/posts";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { isShown } from "./shown";

const hourMs = 3_600_000;

/** Comments that a user may write within an hour. */
const maxComments = 10;

interface Commenting {
  userId: string;
  code: number;
  lang: LanguageCode;
  comment: NewComment;
}

/**
 * POST user/blogs/{id}/comments: it waits until somebody of the staff has let it in. Repeated by its `client_id`, it is one
 * comment. Throws `error.not_found`, `blog.comments_closed`, `error.too_many_requests`.
 */
export async function addComment(
  { database, clock, rateLimiter }: Pick<Services, "database" | "clock" | "rateLimiter">,
  { userId, code, lang, comment }: Commenting,
): Promise<CommentState> {
  const { client_id: clientId, body } = comment;
  const findPosted = () =>
    database.run((q) =>
      q
        .select({ status: postComments.status })
        .from(postComments)
        .where(and(eq(postComments.userId, userId), eq(postComments.clientId, clientId))),
    );
  const [earlier] = await findPosted();
  if (earlier) return earlier.status;
  const [post] = await database.run((q) =>
    q
      .select({ id: posts.id, policy: posts.commentPolicy })
      .from(posts)
      .where(and(eq(posts.code, code), isShown(clock.now()))),
  );
  if (!post) throw new ApiError("error.not_found");
  if (post.policy !== "open") throw new ApiError("blog.comments_closed");
  const allowance = { purpose: "blog.comment", key: userId, limit: maxComments, windowMs: hourMs };
  const waitMs = await rateLimiter.take(allowance);
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  await database.run((q) =>
    q
      .insert(postComments)
      .values({ postId: post.id, userId, clientId, lang, body, createdAt: clock.now() })
      .onConflictDoNothing(),
  );
  const [posted] = await findPosted();
  return posted?.status ?? "pending";
}
