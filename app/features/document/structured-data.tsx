import { useMatches } from "@remix-run/react";
import { inScript } from "~/client/remix/in-script";
import { pageAddresses } from "~/request/page-address";
import { toBreadcrumbList } from "./breadcrumb-list";
import { type Match, type PageHead, rootOf } from "./page-head";

/**
 * What search engines read beside the words, of the deepest route's `head`. Behind the page, not in its head: a slow line brings
 * nothing before the page that its reader doesn't see.
 */
export function StructuredData() {
  return structuredDataOf(useMatches())
    .map(inScript)
    .map((json) => (
      <script
        key={json}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag's beginning
        dangerouslySetInnerHTML={{ __html: json }}
      />
    ));
}

/** Nothing of what is kept out of search engines, nor of a lite page, which has no script of any kind. */
export function structuredDataOf(matches: readonly Match[]): object[] {
  const root = rootOf(matches);
  const head = headIn(matches[matches.length - 1]?.data);
  if (!head?.path || head.noindex || root.lite) return [];
  const { jsonLd = [], crumbs } = head;
  if (!crumbs) return jsonLd;
  const { canonical } = pageAddresses(root.publicUrl, root.lang, head.path);
  return [...jsonLd, toBreadcrumbList(crumbs, root.publicUrl, canonical)];
}

function headIn(data: unknown): PageHead | undefined {
  return data && typeof data === "object" && "head" in data ? (data.head as PageHead) : undefined;
}
