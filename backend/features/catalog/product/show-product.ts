import type { Product } from "../../../contract/catalog";
import { asLanguage, homeRedirectLanguage, type LanguageCode } from "../../../contract/languages";
import { nameIn, rowIn, saidIn, speak } from "../../languages/language";
import { showPicture } from "../../media/show-picture";
import { brandPicture } from "../brands/brand-picture";
import { showRating } from "../cards/show-rating";
import { sanitizeDescription } from "../description-markup";
import { pathOf, type Reference } from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
import type { ProductRows } from "./read-product";
import { showChoices } from "./show-choices";
import { showSpecs } from "./show-specs";
import { showVariants } from "./show-variants";

/** A product's page in a language, but for what surrounds it in the shop. */
export function showProduct(
  rows: ProductRows,
  { columns, reference }: Pick<CatalogIndex, "columns" | "reference">,
  lang: LanguageCode,
  newSince: number,
): Omit<Product, "related" | "changes_at"> {
  const { product, texts } = rows;
  const words = rowIn(texts, lang);
  const brand = product.brandId === null ? undefined : reference.brandById.get(product.brandId);
  return {
    id: product.code,
    name: words?.name ?? String(product.code),
    ...(words && words.lang !== lang && { lang: asLanguage(words.lang) ?? homeRedirectLanguage }),
    slug: words?.slug ?? "",
    slugs: Object.fromEntries(texts.map((text) => [text.lang, text.slug])),
    subtitle: words?.subtitle ?? null,
    summary: words?.summary ?? null,
    description_html: sanitizeDescription(words?.descriptionHtml ?? ""),
    seo_title: words?.seoTitle ?? null,
    seo_description: words?.seoDescription ?? null,
    guarantee: speak(product.guarantee, lang),
    ...saidIn({ guarantee: product.guarantee }, lang),
    return_days: product.returnDays,
    gen: showDepartment(reference, product.departmentId, lang),
    path: showPath(rows, reference, lang),
    brand: brand
      ? {
          slug: brand.slug,
          ...nameIn(brand.name, lang, brand.slug),
          ...brandPicture(reference, brand.mediaId, lang),
        }
      : null,
    images: rows.pictures.map((picture) => showPicture(picture, lang)),
    choices: showChoices(rows, reference, lang),
    variants: showVariants(rows, reference, lang),
    specs: showSpecs(rows, reference, lang),
    ...showRating(columns, columns.docIdOf(product.code)),
    is_new: product.publishedAt.getTime() >= newSince,
  };
}

function showDepartment(reference: Reference, id: number, lang: LanguageCode): Product["gen"] {
  const department = reference.departmentById.get(id);
  return { slug: department?.slug ?? "", ...nameIn(department?.name ?? null, lang, "") };
}

/** The way to the product's primary category, from the top. */
function showPath(rows: ProductRows, reference: Reference, lang: LanguageCode): Product["path"] {
  const primary = rows.categories.find(({ isPrimary }) => isPrimary) ?? rows.categories[0];
  const category = primary && reference.categoryById.get(primary.categoryId);
  if (!category) return [];
  return pathOf(reference, category).map(({ slug, departmentId, name }) => ({
    slug,
    gen: reference.departmentById.get(departmentId)?.slug ?? "",
    ...nameIn(name, lang, slug),
  }));
}
