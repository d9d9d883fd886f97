import { attributes } from "./attributes";
import type { Both, DemoObject, DemoProduct, DemoVariant } from "./shape";

const colors = new Map(attributes.color.options.map((option) => [option.code, option] as const));

/** How a variant looks: its own object, or the product's in the variant's colour; undefined where it is the product's. */
export function lookOf(
  { object }: DemoProduct,
  { picture, options }: DemoVariant,
): DemoObject | undefined {
  if (picture) return picture;
  const color = colors.get(options.color ?? "")?.swatch;
  return color === undefined ? undefined : { emoji: object.emoji, color };
}

/** The product's main object, as its first variant looks. */
export function mainObject(product: DemoProduct): DemoObject {
  const [first] = product.variants;
  return (first && lookOf(product, first)) ?? product.object;
}

/** What a variant's own picture shows, in words. */
export function nameLook({ name }: DemoProduct, { options }: DemoVariant): Both {
  const color = colors.get(options.color ?? "")?.name;
  if (!color) return name;
  return { en: `${name.en}, ${color.en.toLowerCase()}`, fa: `${name.fa}، ${color.fa}` };
}

const views = {
  scene: { en: "in a room", fa: "در اتاق" },
  close: { en: "from close by", fa: "از نزدیک" },
  range: { en: "in all its colors", fa: "در همهٔ رنگ‌ها" },
} as const;

/** What another view of a product shows, in words. */
export function nameView({ name }: DemoProduct, view: keyof typeof views): Both {
  return { en: `${name.en}, ${views[view].en}`, fa: `${name.fa}، ${views[view].fa}` };
}
