import { type FiledKind, filedKinds } from "~/api/editors.server";
import { notFound } from "~/request/require-locale.server";
import { staffFaqsPath, staffTextPagesPath } from "~/sitemap/staff-paths";

/** What an address names; throws 404 for what has no file. */
export function filedKind(name: string | undefined): FiledKind {
  const kind = filedKinds.find((one) => one === name);
  if (!kind) throw notFound();
  return kind;
}

/** Where its editors are listed. */
export const listedAt: Readonly<Record<FiledKind, string>> = {
  faqs: staffFaqsPath,
  pages: staffTextPagesPath,
};
