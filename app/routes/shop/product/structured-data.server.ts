import type { Offer, Product as ProductData, WithContext } from "schema-dts";
import type { Product, Variant } from "#backend/contract/catalog";
import { currencies } from "#backend/contract/languages";

/**
 * What search engines read of a product (schema.org Product); addresses are absolute. No rating: the only ones are the
 * demo's (decisions 30).
 */
export function toProductData(
  product: Product,
  variant: Variant | undefined,
  { publicUrl, canonical }: { publicUrl: string; canonical: string },
): WithContext<ProductData> {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.summary ?? undefined,
    sku: variant?.sku,
    image: product.images.map(({ url }) => `${publicUrl}${url}?w=1200`),
    brand: product.brand ? { "@type": "Brand", name: product.brand.name } : undefined,
    offers: variant && toOffer(variant, canonical),
  };
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
