import { getFaqsFile, getPagesFile, takeFaqsFile, takePagesFile } from "~/api/editors.server";
import { notFound } from "~/request/require-locale.server";
import { staffFaqsPath, staffTextPagesPath } from "~/sitemap/staff-paths";

/** What goes out and comes in as a file, a line for each: where its editors are listed, and its calls. */
const filedKinds = {
  faqs: { name: "faqs", listedAt: staffFaqsPath, getFile: getFaqsFile, takeFile: takeFaqsFile },
  pages: {
    name: "pages",
    listedAt: staffTextPagesPath,
    getFile: getPagesFile,
    takeFile: takePagesFile,
  },
} as const;

/** What an address names; throws 404 for what has no file. */
export function filedKind(name: string | undefined) {
  const kind = Object.values(filedKinds).find((one) => one.name === name);
  if (!kind) throw notFound();
  return kind;
}
