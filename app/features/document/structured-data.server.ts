/** What search engines read of pages beside their words (JSON-LD). The types are schema.org's own vocabulary. */
import type {
  OnlineStore,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import type { LanguageCode } from "#backend/contract/languages";
import { langPath, listingPath } from "~/sitemap/paths";

interface Shop {
  publicUrl: string;
  lang: LanguageCode;
  name: string;
  description: string;
}

/** The shop as a seller. */
export function toStore({ publicUrl, lang, name, description }: Shop): WithContext<OnlineStore> {
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    "@id": `${publicUrl}/#store`,
    name,
    description,
    url: publicUrl + langPath(lang, "/"),
    logo: `${publicUrl}/icons/icon-512.png`,
  };
}

/** The shop as a site that can be searched. */
export function toWebSite({ publicUrl, lang, name }: Shop): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name,
    url: publicUrl + langPath(lang, "/"),
    inLanguage: lang,
    publisher: { "@id": `${publicUrl}/#store` },
    potentialAction: searchOf(`${publicUrl}${listingPath(lang)}?q={words}`),
  };
}

/** `query-input` says which part of the template is typed (schema.org/docs/actions.html). */
function searchOf(urlTemplate: string): WithActionConstraints<SearchAction> {
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate },
    "query-input": "required name=words",
  };
}
