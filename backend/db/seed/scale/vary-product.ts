import { type BrandSlug, brands } from "../demo/brands";
import type { DemoProduct, DemoVariant } from "../demo/shape";
import type { Random } from "./random";

const brandSlugs = Object.keys(brands).filter((slug): slug is BrandSlug => slug in brands);
const persian = new Intl.NumberFormat("fa-IR", { useGrouping: false });

/** Another product in the manner of a demo product: its own brand, model, prices, stock and success. */
export function varyProduct(model: DemoProduct, place: number, random: Random): DemoProduct {
  const brand = random.pick(brandSlugs);
  const series = random.whole(10, 989);
  const price = 0.4 + random.share() ** 2 * 3;
  // A few sell much, most sell little.
  const sold = Math.floor(3000 * random.share() ** 6);
  return {
    ...model,
    key: `${model.key}-${place}`,
    brand,
    name: {
      en: `${brands[brand].en} ${model.name.en} ${series}`,
      fa: `${model.name.fa} ${brands[brand].fa} مدل ${persian.format(series)}`,
    },
    rating: random.whole(20, 50) / 10,
    ratingCount: Math.floor(sold * random.share() * 0.3),
    sold,
    age: random.whole(0, 1500),
    variants: someOf(model.variants, random).map((variant) => varyVariant(variant, price, random)),
  };
}

/** At least one, in their order. */
function someOf(variants: readonly DemoVariant[], random: Random): DemoVariant[] {
  const kept = variants.filter(() => random.share() < 0.8);
  return kept.length > 0 ? kept : variants.slice(0, 1);
}

function varyVariant(variant: DemoVariant, factor: number, random: Random): DemoVariant {
  const usd = Math.max(100, Math.round((variant.usd * factor) / 100) * 100);
  const irr = Math.max(100_000, Math.round((variant.irr * factor) / 100_000) * 100_000);
  const struck = random.share() < 0.2 ? 1 + random.whole(1, 4) / 10 : 0;
  return {
    options: variant.options,
    picture: variant.picture,
    usd,
    irr,
    usdWas: struck ? Math.round(usd * struck) : undefined,
    irrWas: struck ? Math.round(irr * struck) : undefined,
    stock: random.share() < 0.12 ? 0 : random.whole(1, 60),
  };
}
