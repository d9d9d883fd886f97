import type { BlogPosting, Organization, WithContext } from "schema-dts";
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
}

/** What search engines read of a post (schema.org BlogPosting); addresses are absolute. */
export function toPosting(
  post: Post,
  { lang, publisher }: Said,
  { publicUrl, canonical }: Addresses,
): WithContext<BlogPosting> {
  const organization: Organization = { "@type": "Organization", name: publisher, url: publicUrl };
  return {
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
  };
}
