import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import {
  type ChangedPost,
  type PostFields,
  type PostMove,
  type PostState,
  postFields,
} from "../../../contract/blog";
import type { Query } from "../../../db/database";
import { posts, postTexts, postVersions } from "../../../db/tables/posts";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { type AuditDiff, recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import { resolveFields, withoutGone, writeParts } from "./write-fields";

/** Who of the staff does it, and from where. */
export interface Editor {
  actor: string;
  network: string | null;
}

type Writing = Pick<Services, "database" | "clock">;
type PostRow = typeof posts.$inferSelect;

/** POST admin/posts: a draft; answers its number. Throws `error.bad_request` by field. */
export function addPost(
  { database }: Writing,
  { editor, fields }: { editor: Editor; fields: PostFields },
): Promise<number> {
  return database.transaction(async (q) => {
    const [row] = await q
      .insert(posts)
      .values({
        ...(await resolveFields(q, fields)),
        authorId: editor.actor,
        previewToken: randomBytes(18).toString("base64url"),
      })
      .returning();
    if (!row) throw new ApiError("error.internal");
    await writeParts(q, row.id, fields);
    await saveVersion(q, { postId: row.id, version: row.version, editor, fields });
    await log(q, editor, "add", row.code);
    return row.code;
  });
}

interface Changing {
  editor: Editor;
  code: number;
  change: ChangedPost;
}

/**
 * POST admin/posts/{id}. Throws `error.not_found`, `error.bad_request` by field, `blog.changed` where somebody has saved it
 * since.
 */
export function changePost(
  { database }: Writing,
  { editor, code, change }: Changing,
): Promise<void> {
  const { version, ...fields } = change;
  return database.transaction(async (q) => {
    const row = await lockPost(q, code, version);
    await write(q, row, { editor, fields });
    await log(q, editor, "change", code);
  });
}

interface Moving {
  editor: Editor;
  code: number;
  move: PostMove;
}

/** POST admin/posts/{id}/state. Throws the same, and `blog.not_possible` for a post without a text. */
export function movePost(
  { database, clock }: Writing,
  { editor, code, move }: Moving,
): Promise<void> {
  return database.transaction(async (q) => {
    const row = await lockPost(q, code, move.version);
    const now = clock.now();
    const at = move.at === null ? now : new Date(move.at);
    if (move.to === "publish") await requireText(q, row);
    const status = stateOf(move, at > now);
    // Brought back from the archive it is as old as it was.
    const publishAt =
      move.to !== "publish"
        ? row.publishAt
        : move.at === null && row.publishAt && row.publishAt <= now
          ? row.publishAt
          : at;
    await q
      .update(posts)
      .set({ status, publishAt, version: row.version + 1 })
      .where(eq(posts.id, row.id));
    await moveVersion(q, false);
    await log(q, editor, move.to, code, { status: [row.status, status] });
  });
}

function stateOf({ to }: PostMove, isLater: boolean): PostState {
  if (to === "archive") return "archived";
  if (to === "draft") return "draft";
  return isLater ? "scheduled" : "published";
}

async function requireText(q: Query, { id }: PostRow): Promise<void> {
  const words = await q
    .select({ source: postTexts.source })
    .from(postTexts)
    .where(eq(postTexts.postId, id));
  if (!words.some(({ source }) => source.trim())) throw new ApiError("blog.not_possible");
}

interface Restoring {
  editor: Editor;
  code: number;
  /** The version that the editor has before it. */
  version: number;
  /** The one that is to be as it was. */
  to: number;
}

/** POST admin/posts/{id}/restore: what is still there of an earlier version's fields, as a new version. Throws as `changePost`. */
export function restorePost(
  { database }: Writing,
  { editor, code, version, to }: Restoring,
): Promise<void> {
  return database.transaction(async (q) => {
    const row = await lockPost(q, code, version);
    const [earlier] = await q
      .select()
      .from(postVersions)
      .where(and(eq(postVersions.postId, row.id), eq(postVersions.version, to)));
    if (!earlier) throw new ApiError("error.not_found");
    const fields = await withoutGone(q, row.id, postFields.parse(earlier.fields));
    await write(q, row, { editor, fields });
    await log(q, editor, "restore", code, { version: [version, to] });
  });
}

async function write(
  q: Query,
  row: PostRow,
  { editor, fields }: { editor: Editor; fields: PostFields },
): Promise<void> {
  const version = row.version + 1;
  await q
    .update(posts)
    .set({ ...(await resolveFields(q, fields)), version })
    .where(eq(posts.id, row.id));
  await writeParts(q, row.id, fields);
  await saveVersion(q, { postId: row.id, version, editor, fields });
  await moveVersion(q, false);
}

/** The post's row, taken. Throws `error.not_found`, `blog.changed` where it has moved on. */
async function lockPost(q: Query, code: number, version: number): Promise<PostRow> {
  const [row] = await q.select().from(posts).where(eq(posts.code, code)).for("update");
  if (!row) throw new ApiError("error.not_found");
  if (row.version !== version) throw new ApiError("blog.changed");
  return row;
}

interface Version {
  postId: string;
  version: number;
  editor: Editor;
  fields: PostFields;
}

async function saveVersion(q: Query, { postId, version, editor, fields }: Version): Promise<void> {
  await q.insert(postVersions).values({ postId, version, savedBy: editor.actor, fields });
}

function log(
  q: Query,
  editor: Editor,
  action: "add" | "change" | "restore" | PostMove["to"],
  code: number,
  diff: AuditDiff = {},
): Promise<void> {
  const entry = { ...editor, action: `post.${action}`, entity: "post" } as const;
  return recordAudit(q, { ...entry, entityId: String(code), diff });
}
