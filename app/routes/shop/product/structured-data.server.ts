import type { Offer, Product as ProductData, Review, WithContext } from "schema-dts";
import type { Product, Variant } from "#backend/contract/catalog";
import { currencies } from "#backend/contract/languages";
import { type ReviewList, reviewForm, type ShownReview } from "#backend/contract/reviews";
import type { RequestContext } from "~/request/context.server";

/** What search engines read of a product (schema.org Product) besides what buyers say of it; addresses are absolute. */
export function toProductData(
  product: Product,
  variant: Variant | undefined,
  { publicUrl, canonical }: { publicUrl: string; canonical: string },
): WithContext<ProductData> {
  const brand = product.brand ?? undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.summary ?? undefined,
    sku: variant?.sku,
    image: product.images.map(({ url }) => `${publicUrl}${url}?w=1200`),
    brand: brand && {
      "@type": "Brand",
      name: brand.name,
      logo: brand.picture && `${publicUrl}${brand.picture.url}?w=600`,
    },
    offers: variant && toOffer(variant, canonical),
  };
}

/** How many reviews are told, and how many characters of each: they stand in front of the page's picture. */
const told = { reviews: 3, characters: 200 };

/** What buyers say of it: only of a list of reviews, so that no stars of the demo's are ever told (decisions 30). */
export function toRatingData(
  { data, total, average }: ReviewList,
  { t }: Pick<RequestContext, "t">,
): Pick<ProductData & object, "aggregateRating" | "review"> {
  if (average === null) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: total,
      ...scale,
    },
    review: data.slice(0, told.reviews).map((review) => toReview(review, t("reviews.somebody"))),
  };
}

const scale = { bestRating: reviewForm.stars.max, worstRating: reviewForm.stars.min };

function toReview({ stars, title, body, lang, name, at }: ShownReview, somebody: string): Review {
  return {
    "@type": "Review",
    reviewRating: { "@type": "Rating", ratingValue: stars, ...scale },
    author: { "@type": "Person", name: name ?? somebody },
    datePublished: at,
    name: title ?? undefined,
    reviewBody: shorten(body),
    inLanguage: lang,
  };
}

/** A text's beginning, in whole words. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= told.characters) return text;
  return `${characters
    .slice(0, told.characters)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}

function toOffer({ price, stock }: Variant, url: string): Offer | undefined {
  if (!price) return undefined;
  return {
    "@type": "Offer",
    url,
    priceCurrency: price.currency,
    price:
      price.currency === "IRR"
        ? String(price.amount)
        : (price.amount / currencies[price.currency].unit).toFixed(2),
    availability: stock === "out" ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
  };
}
