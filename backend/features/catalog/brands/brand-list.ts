import { eq, sql } from "drizzle-orm";
import { maxBrandName, maxBrandSlug } from "../../../contract/brands";
import type { CrudItem } from "../../../contract/crud";
import type { LanguageCode } from "../../../contract/languages";
import { products } from "../../../db/tables/products";
import { brands } from "../../../db/tables/taxonomy";
import type { CrudList } from "../../crud/crud-list";
import { pictureRelation } from "../../media/library/picture-relation";

// Compared apart: drizzle takes the tables off the columns of a selected expression itself.
const ofBrand = eq(products.brandId, brands.id);
const countProducts = sql<number>`(select count(*) from ${products} where ${ofBrand})`.mapWith(
  Number,
);

/** The shop's brands as the back-office's table shows and changes them, pictures by their names in a language. */
export function brandListIn(lang: LanguageCode): CrudList {
  return {
    table: brands,
    id: "id",
    version: "version",
    unique: "slug",
    maxRows: 20_000,
    validate: validateBrand,
    columns: {
      name: {
        field: "name",
        text: "brands.name",
        type: "texts",
        required: true,
        searchable: true,
        max: maxBrandName,
        priority: 1,
      },
      slug: {
        field: "slug",
        text: "brands.slug",
        type: "text",
        required: true,
        searchable: true,
        sortable: true,
        addOnly: true,
        max: maxBrandSlug,
        normalize: (text) => text.toLowerCase(),
        priority: 3,
      },
      picture: {
        field: "mediaId",
        text: "brands.picture",
        type: "picture",
        relation: pictureRelation(lang),
        priority: 2,
      },
      products: {
        field: "id",
        expression: countProducts,
        text: "brands.products",
        type: "number",
        format: "number",
        formInput: false,
        priority: 4,
      },
    },
  };
}

/** Addresses name a brand by its slug. */
function validateBrand({ slug }: CrudItem): Record<string, string[]> {
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(slug));
  return isSlug ? {} : { slug: ["brands.bad_slug"] };
}
