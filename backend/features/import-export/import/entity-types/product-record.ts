import { z } from "zod";
import { productStatuses } from "../../../../db/tables/products";
import {
  addressWords,
  amounts,
  code,
  markup,
  moment,
  oneOf,
  optionCode,
  perLanguage,
  pictureFile,
  sku,
  slug,
  sortPlace,
  text,
  texts,
  wholeNumber,
  yesNo,
} from "../fields";
import { memberPatches, patchShape } from "../merge-patch";

const variant = z.strictObject({
  options: z.record(code, optionCode).default({}),
  price: amounts.default({}),
  compare_at: amounts.default({}),
  stock: wholeNumber(0).default(0),
  low_stock_at: wholeNumber(0).default(3),
  max_qty: wholeNumber(1).default(10),
  picture: pictureFile.optional(),
  sort: sortPlace,
  active: yesNo.default(true),
});
export type VariantRecord = z.infer<typeof variant>;

/** Option codes, or a number as text: which of both, the attribute's type decides. */
const fact = z.array(text(60)).transform((values) => [...new Set(values)].sort());
const writtenFact = z.preprocess(
  (written) => (written === true ? ["yes"] : Array.isArray(written) ? written : [written]),
  fact,
);

/** The first one leads, the others are a set. */
const places = z.array(slug).transform(([first, ...others]) => {
  const rest = new Set(others.filter((other) => other !== first));
  return first === undefined ? [] : [first, ...[...rest].sort()];
});

const own = {
  code: wholeNumber(1, 999_999_999).optional(),
  department: slug,
  categories: places.default([]),
  brand: slug.optional(),
  status: oneOf(productStatuses).default("active"),
  published_at: moment,
  name: texts(150),
  slug: perLanguage(addressWords).default({}),
  subtitle: texts(200).default({}),
  summary: texts(500).default({}),
  description: perLanguage(markup).default({}),
  seo_title: texts(70).default({}),
  seo_description: texts(160).default({}),
  guarantee: texts(200).default({}),
  return_days: wholeNumber(0, 3_650).optional(),
  pictures: z
    .array(pictureFile)
    .transform((files) => [...new Set(files)])
    .default([]),
};

/**
 * A product as files have it. `code` is the number of its addresses, missing until it has one; the first
 * category is the one of its breadcrumb; a missing `return_days` means that it can't be returned.
 */
export const productRecord = z.strictObject({
  ...own,
  facts: z.record(code, fact).default({}),
  variants: z.record(sku, variant).default({}),
});
export type ProductRecord = z.infer<typeof productRecord>;

export const productPatch = z.strictObject({
  ...patchShape(own),
  facts: z
    .partialRecord(
      code,
      z.preprocess(
        (value) => (value === "" || value === false ? null : value),
        writtenFact.nullable(),
      ),
    )
    .nullable()
    .optional(),
  variants: memberPatches("sku", sku, variant).optional(),
});
