import type { MetaDescriptor } from "@remix-run/react";
import { bootstrapLanguage, isLanguage } from "#backend/contract/languages";
import { type PagePath, pageAddresses } from "~/request/page-address";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";
import { pictureSources } from "~/ui/picture/picture-sources";

/** What a page's loader says of its head; texts are translated there. */
export interface PageHead {
  title: string;
  description?: string;
  /** Its canonical path without the language; none where the page has no address to be found by. */
  path?: PagePath;
  /** Kept out of search engines (C-81, decisions 2). */
  noindex?: boolean;
  /** What stands for the page where it is shared. */
  picture?: SharedPicture | undefined;
  /** What the page is, as the Open Graph protocol has it; a website unless said. */
  kind?: "article" | "product";
  /** What search engines read beside the words (structured-data.tsx); nothing where they are kept out. */
  jsonLd?: object[];
  /** The way to the page, which they read, too: of the page's own crumbs, which stand in its data once. */
  crumbs?: readonly Crumb[];
}

/** A picture by its whole address (title-picture.server.ts). */
export interface SharedPicture {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** The picture that a page waits for: its address, where it has one, and how wide it is shown, as in `sizes`. */
export interface FirstPicture {
  url: string | undefined;
  sizes: string;
}

export interface Match {
  id: string;
  data: unknown;
}

/**
 * The descriptors for a route's `meta`: `export const meta = ({ data, matches }) => headOf(data?.head, matches)`. The
 * page's first picture comes before them, so that a slow line asks for it with the page's first packet.
 */
export function headOf(
  head: PageHead | undefined,
  matches: readonly (Match | undefined)[],
  firstPicture?: FirstPicture,
): MetaDescriptor[] {
  const root = rootOf(matches);
  if (!head) return [{ title: root.name }];
  const tags: MetaDescriptor[] = [
    ...preloadTags(firstPicture, root.lite),
    { title: head.title === root.name ? root.name : `${head.title} | ${root.name}` },
    { property: "og:title", content: head.title },
    { property: "og:type", content: head.kind ?? "website" },
    { property: "og:site_name", content: root.name },
  ];
  if (head.description) {
    tags.push({ name: "description", content: head.description });
  }
  tags.push(...pictureTags(head.picture, root.publicUrl));
  if (head.noindex) tags.push({ name: "robots", content: "noindex" });
  if (!head.path || head.noindex) return tags;
  const { canonical, alternates } = pageAddresses(root.publicUrl, root.lang, head.path);
  tags.push({ tagName: "link", rel: "canonical", href: canonical });
  tags.push({ property: "og:url", content: canonical });
  for (const link of alternates) tags.push({ tagName: "link", rel: "alternate", ...link });
  return tags;
}

function preloadTags(picture: FirstPicture | undefined, lite: boolean): MetaDescriptor[] {
  if (!picture?.url) return [];
  const { src, srcSet, sizes } = pictureSources(picture.url, picture.sizes, lite);
  const link = { tagName: "link", rel: "preload", as: "image", fetchpriority: "high" } as const;
  return [lite ? { ...link, href: src } : { ...link, imageSrcSet: srcSet, imageSizes: sizes }];
}

function pictureTags(picture: SharedPicture | undefined, publicUrl: string): MetaDescriptor[] {
  if (!picture) return [{ property: "og:image", content: `${publicUrl}/icons/icon-512.png` }];
  return [
    { property: "og:image", content: picture.address },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The root loader's data, as far as heads need it; nothing of it when the root itself failed. */
export function rootOf(matches: readonly (Match | undefined)[]) {
  const data = matches.find((match) => match?.id === "root")?.data;
  const fields = data && typeof data === "object" ? data : {};
  const { lang, lite, publicUrl, name } = fields as Record<string, unknown>;
  return {
    lang: typeof lang === "string" && isLanguage(lang) ? lang : bootstrapLanguage,
    lite: lite === true,
    publicUrl: typeof publicUrl === "string" ? publicUrl : "",
    name: typeof name === "string" ? name : "",
  };
}
