import type { BreadcrumbList, WithContext } from "schema-dts";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";

/** The way to a page from the start, as search engines read it; the page itself is the one without an address. */
export function toBreadcrumbList(
  crumbs: readonly Crumb[],
  publicUrl: string,
  canonical: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, to }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: { "@id": to ? publicUrl + to : canonical },
    })),
  };
}
