import type { MetaDescriptor } from "@remix-run/react";
import { headOf, type PageHead } from "~/features/document/page-head";
import { pictureSources } from "~/ui/picture/picture-sources";
import { largeSizes } from "./gallery";

interface Loaded {
  head: PageHead;
  lite: boolean;
  view: { pictures: { url: string }[]; shown: number };
}

/** The product's head: besides the usual, the first picture at once. */
export function productHead(
  loaded: Loaded | undefined,
  matches: Parameters<typeof headOf>[1],
): MetaDescriptor[] {
  const tags = headOf(loaded?.head, matches);
  if (!loaded) return tags;
  const first = loaded.view.pictures[loaded.view.shown];
  if (first) tags.push(preload(first.url, loaded.lite));
  return tags;
}

function preload(url: string, lite: boolean): MetaDescriptor {
  const { src, srcSet, sizes } = pictureSources(url, largeSizes, lite);
  const link = { tagName: "link", rel: "preload", as: "image", fetchpriority: "high" } as const;
  return lite ? { ...link, href: src } : { ...link, imageSrcSet: srcSet, imageSizes: sizes };
}
