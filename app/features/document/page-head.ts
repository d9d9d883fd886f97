import type { MetaDescriptor } from "@remix-run/react";
import { bootstrapLanguage, isLanguage } from "#backend/contract/languages";
import { type PagePath, pageAddresses } from "~/request/page-address";

/** What a page's loader says of its head; texts are translated there. */
export interface PageHead {
  title: string;
  description?: string;
  /** Its canonical path without the language; none where the page has no address to be found by. */
  path?: PagePath;
  /** Kept out of search engines (C-81, decisions 2). */
  noindex?: boolean;
  /** Address of the picture that stands for the page where it is shared. */
  picture?: string;
}

interface Match {
  id: string;
  data: unknown;
}

/** The descriptors for a route's `meta`: `export const meta = ({ data, matches }) => headOf(data?.head, matches)`. */
export function headOf(
  head: PageHead | undefined,
  matches: readonly (Match | undefined)[],
): MetaDescriptor[] {
  const root = rootOf(matches);
  if (!head) return [{ title: root.name }];
  const tags: MetaDescriptor[] = [
    { title: head.title === root.name ? root.name : `${head.title} | ${root.name}` },
    { property: "og:title", content: head.title },
  ];
  if (head.description) {
    tags.push({ name: "description", content: head.description });
  }
  if (head.picture) tags.push({ property: "og:image", content: head.picture });
  if (head.noindex) tags.push({ name: "robots", content: "noindex" });
  if (!head.path || head.noindex) return tags;
  const { canonical, alternates } = pageAddresses(root.publicUrl, root.lang, head.path);
  tags.push({ tagName: "link", rel: "canonical", href: canonical });
  for (const link of alternates) tags.push({ tagName: "link", rel: "alternate", ...link });
  return tags;
}

/** The root loader's data, as far as heads need it; nothing of it when the root itself failed. */
function rootOf(matches: readonly (Match | undefined)[]) {
  const data = matches.find((match) => match?.id === "root")?.data;
  const fields = data && typeof data === "object" ? data : {};
  const { lang, publicUrl, name } = fields as Record<string, unknown>;
  return {
    lang: typeof lang === "string" && isLanguage(lang) ? lang : bootstrapLanguage,
    publicUrl: typeof publicUrl === "string" ? publicUrl : "",
    name: typeof name === "string" ? name : "",
  };
}
