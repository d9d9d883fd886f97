import { getPostsFile, takePostsFile } from "~/api/blog.server";
import { getFaqsFile, getPagesFile, takeFaqsFile, takePagesFile } from "~/api/editors.server";
import { getMenusFile, takeMenusFile } from "~/api/menus.server";
import { notFound } from "~/request/context.server";
import {
  staffFaqsPath,
  staffMenusPath,
  staffPostsPath,
  staffTextPagesPath,
} from "~/sitemap/staff-paths";

/** What goes out and comes in as a file, a line for each: its list with that one's title, and its calls. */
const filedKinds = {
  faqs: {
    name: "faqs",
    title: "editors.faqs",
    listedAt: staffFaqsPath,
    getFile: getFaqsFile,
    takeFile: takeFaqsFile,
  },
  pages: {
    name: "pages",
    title: "editors.pages",
    listedAt: staffTextPagesPath,
    getFile: getPagesFile,
    takeFile: takePagesFile,
  },
  posts: {
    name: "posts",
    title: "blog.staff.posts",
    listedAt: staffPostsPath,
    getFile: getPostsFile,
    takeFile: takePostsFile,
  },
  menus: {
    name: "menus",
    title: "editors.menus",
    listedAt: staffMenusPath,
    getFile: getMenusFile,
    takeFile: takeMenusFile,
  },
} as const;

/** What an address names; throws 404 for what has no file. */
export function filedKind(name: string | undefined) {
  const kind = Object.values(filedKinds).find((one) => one.name === name);
  if (!kind) throw notFound();
  return kind;
}
