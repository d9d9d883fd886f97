import type { Product, Variant } from "#backend/contract/catalog";
import type { ProductView } from "./to-product-view.server";

/**
 * What search engines read of a product (schema.org Product and BreadcrumbList); addresses are absolute. No
 * rating: the only ones are the demo's (decisions 30).
 */
export function structuredData(
  product: Product,
  variant: Variant | undefined,
  { crumbs }: ProductView,
  addresses: { publicUrl: string; canonical: string },
): object[] {
  const { publicUrl, canonical } = addresses;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      description: product.summary ?? undefined,
      sku: variant?.sku,
      image: product.images.map(({ url }) => `${publicUrl}${url}?w=1200`),
      brand: product.brand ? { "@type": "Brand", name: product.brand.name } : undefined,
      offers: variant && offerOf(variant, canonical),
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

function offerOf({ price, stock }: Variant, url: string) {
  if (!price) return undefined;
  return {
    "@type": "Offer",
    url,
    priceCurrency: price.currency,
    price: price.currency === "USD" ? (price.amount / 100).toFixed(2) : String(price.amount),
    availability: `https://schema.org/${stock === "out" ? "OutOfStock" : "InStock"}`,
  };
}
