import type { UploadMeta } from "#backend/contract/upload";
import { readUploads } from "~/api/upload.server";
import { formatsFor } from "~/i18n/format";
import type { FileFormArguments } from "~/request/file-form.server";
import { arrange, linkOfSent, readIntent } from "~/ui/file/file-value";

const maxLinks = 20;

interface ReadFiles {
  /** What the form has now: kept ones that are still there, then new ones. */
  value: UploadMeta[];
  /** What is wrong with them, in the reader's words. */
  error: string | null;
  /** Whether one of the field's own buttons sent the form. */
  isArranging: boolean;
}

/** The value of a file uploader in a form that was sent; what it says of itself beyond the link is not believed. */
export async function readFileValue(
  { ctx, form, uploaded, fileError }: FileFormArguments,
  { name, max }: { name: string; max: number },
): Promise<ReadFiles> {
  const sent = form.getAll(name).map((item) => linkOfSent(String(item)));
  const links = sent.filter((link) => link !== null).slice(0, maxLinks);
  const all = [...(await readUploads(ctx.api, links)), ...uploaded];
  const over = ctx.t("upload.over", { max: formatsFor(ctx.lang).number(max) });
  const intent = String(form.get("intent") ?? "");
  const act = readIntent(intent);
  const value = all.slice(0, max);
  return {
    value: act ? arrange(value, act) : value,
    error: fileError ?? (all.length > max ? over : null),
    isArranging: act !== null || intent === "upload",
  };
}
