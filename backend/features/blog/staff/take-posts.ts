import type { PostMove } from "../../../contract/blog";
import type { CsvInput, CsvTaken } from "../../../contract/csv";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { writeCells } from "../../reading/content-cells";
import { takeContent } from "../../reading/content-file";
import { columnOfField, type KeptPost, type PostLine, postFile, toPostFields } from "./post-file";
import { namedPostLines } from "./read-post-lines";
import { addPost, changePost, type Editor, movePost } from "./save-post";

type Writing = Pick<Services, "database" | "clock">;

/**
 * POST admin/posts/csv: as `takeContent`. A line saves a post as its editor would, and then publishes, schedules, archives it or
 * takes it back, where its status or time says so.
 */
export function takePosts(services: Writing, editor: Editor, file: CsvInput): Promise<CsvTaken> {
  const { database } = services;
  return takeContent(database, postFile, {
    ...file,
    read: (ids) => database.run((q) => namedPostLines(q, ids)),
    save: (line, _row, item) => saveLine(services, editor, line, item).catch(sayColumn),
  });
}

async function saveLine(
  services: Writing,
  editor: Editor,
  line: PostLine,
  item: KeptPost | undefined,
): Promise<void> {
  const fields = toPostFields(line);
  const code = item ? Number(item.id) : await addPost(services, { editor, fields });
  let { version } = item ? line : { version: 1 };
  if (item && isRewritten(line, item)) {
    await changePost(services, { editor, code, change: { ...fields, version } });
    version += 1;
  }
  const to = moveOf(line, item);
  if (to) await movePost(services, { editor, code, move: { version, ...to } });
}

/** Whether a line says something else of a post than what has become of it. */
function isRewritten(line: PostLine, item: KeptPost): boolean {
  const said = ({ status, publish_at, ...post }: PostLine) =>
    JSON.stringify(writeCells(postFile, { ...post, status: "draft", publish_at: null }));
  return said(line) !== said(item);
}

/** What a line asks to become of a post. */
function moveOf(line: PostLine, item: KeptPost | undefined): Omit<PostMove, "version"> | null {
  const { status, publish_at: at } = line;
  const isDated = status === "published" || status === "scheduled";
  const isSameTime = at === (item?.publish_at ?? null);
  if (!isDated && !isSameTime) throw refused("publish_at", "blog.date_of_none");
  if (status === (item?.status ?? "draft") && isSameTime) return null;
  if (isDated) return { to: "publish", at };
  return { to: status === "archived" ? "archive" : "draft", at: null };
}

/** What a save refuses, said of the file's columns. */
function sayColumn(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "blog.not_possible") throw refused("status", error.code);
  const [first] = Object.entries(error.details.errors ?? {});
  if (!first) throw error;
  const [field, [reason = error.code]] = first;
  throw refused(columnOfField(field), reason);
}

function refused(column: string, reason: string): ApiError {
  return new ApiError("error.bad_request", { errors: { [column]: [reason] } });
}
