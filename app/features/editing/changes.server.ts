import type { ContentVersion } from "#backend/contract/faqs";
import { ApiError } from "~/api/client/api-error";
import { toApiErrorResponse } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import type { Changes, EditorResult } from "./result";

/** The fields of something by their names in the writer's language. */
export type NamedFields = Record<string, string>;

/** The fields that are different now, with what they say now. */
export function differences(before: NamedFields, now: NamedFields): Changes["fields"] {
  return Object.entries(now)
    .filter(([name, text]) => text !== (before[name] ?? ""))
    .map(([name, text]) => ({ name, now: text }));
}

/** Who made the version that stands, in a sentence. */
export function changedBy(
  { lang, t }: RequestContext,
  version: number,
  versions: readonly ContentVersion[],
): string {
  const last = versions.find((one) => one.version === version);
  if (!last?.by) return "";
  const date = formatsFor(lang).dateTime(last.at);
  return t("editors.changed_by", { name: `\u2068${last.by}\u2069`, date });
}

/** What the backend says to whoever was not the first to save. */
const changedWords: ReadonlySet<string> = new Set(["content.changed", "blog.changed"]);

/** As `toApiErrorResponse`; a writer whom somebody else was quicker than is told what is different now. */
export async function toEditorErrorResponse(
  ctx: RequestContext,
  submission: Parameters<typeof toApiErrorResponse>[1],
  error: unknown,
  readChanges: () => Promise<Changes>,
) {
  const { outcome } = error instanceof ApiError ? error : {};
  const isChanged = outcome?.kind === "message" && changedWords.has(outcome.msg);
  const more: Pick<EditorResult, "changes"> = isChanged ? { changes: await readChanges() } : {};
  return toApiErrorResponse(ctx, submission, error, more);
}
