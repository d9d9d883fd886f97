import type { Post } from "#backend/contract/blog";
import type { LanguageCode } from "#backend/contract/languages";

interface Addresses {
  publicUrl: string;
  canonical: string;
}

interface Said {
  lang: LanguageCode;
  /** The shop's name, who publishes. */
  publisher: string;
  crumbs: readonly { name: string; to?: string }[];
}

/** What search engines read of a post (schema.org BlogPosting and BreadcrumbList); addresses are absolute. */
export function postStructuredData(
  post: Post,
  { lang, publisher, crumbs }: Said,
  { publicUrl, canonical }: Addresses,
): object[] {
  const organization = { "@type": "Organization", name: publisher, url: publicUrl };
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.excerpt || undefined,
      inLanguage: lang,
      datePublished: post.published_at,
      dateModified: post.changed_at,
      author: post.author ? { "@type": "Person", name: post.author } : organization,
      publisher: organization,
      image: post.cover ? [`${publicUrl}${post.cover.url}?w=1200`] : undefined,
      mainEntityOfPage: canonical,
      keywords: post.tags.map(({ name }) => name).join(", ") || undefined,
      articleSection: post.topic.name,
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, to }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        item: to ? publicUrl + to : canonical,
      })),
    },
  ];
}
