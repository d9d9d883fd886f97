import type { Product, Variant } from "#backend/contract/catalog";

type Choosing = Pick<Product, "choices" | "variants">;

export interface Chosen {
  /** Option code by choice, as far as it is resolved. */
  options: Record<string, string>;
  /** None where the wanted options don't exist together. */
  variant: Variant | undefined;
}

/**
 * The variant that an address means (`?color=red&size=m`). What it leaves open is resolved by the best
 * variant that is left: one that can be bought before one that can't, then the cheaper one.
 */
export function chooseVariant(product: Choosing, params: URLSearchParams): Chosen {
  const wanted = wantedOptions(product, params);
  const [best] = product.variants.filter((variant) => fits(variant, wanted)).sort(byAppeal);
  return { options: best?.options ?? wanted, variant: best };
}

/**
 * The variant that a sent form means: the one with all its ticked options. `hint` is the variant that the page
 * showed when it was made; it settles only what the ticks leave open, for they may be newer than the page.
 */
export function chooseByForm(product: Choosing, form: FormData, hint: string | undefined): Chosen {
  const ticked = new URLSearchParams();
  for (const { code } of product.choices) {
    const option = form.get(code);
    if (typeof option === "string") ticked.set(code, option);
  }
  const options = wantedOptions(product, ticked);
  if (Object.keys(options).length < ticked.size) return { options, variant: undefined };
  const fitting = product.variants.filter((variant) => fits(variant, options));
  const only = fitting.length === 1 ? fitting[0] : undefined;
  const variant = fitting.find(({ id }) => id === hint) ?? only;
  return { options: variant?.options ?? options, variant };
}

/**
 * Where a changed choice leads: what was changed stays, the rest gives way where it must. The choosing
 * form says in `was` what stood before; undefined where the address carries no such word.
 */
export function resolveChange(
  product: Choosing,
  params: URLSearchParams,
): Record<string, string> | undefined {
  const before = params.get("was");
  if (before === null) return undefined;
  const wanted = wantedOptions(product, params);
  const was = wantedOptions(product, new URLSearchParams(before));
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([choice, option]) => was[choice] !== option),
  );
  const likeness = (variant: Variant) =>
    Object.entries(wanted).filter(([choice, option]) => variant.options[choice] === option).length;
  const [nearest] = product.variants
    .filter((variant) => fits(variant, changed))
    .sort((one, other) => likeness(other) - likeness(one) || byAppeal(one, other));
  return nearest?.options ?? wanted;
}

export type OptionState = "available" | "sold-out" | "impossible";

/** What a click on an option would lead to, with the other choices as they are. */
export function optionState(
  product: Choosing,
  options: Record<string, string>,
  choice: string,
  option: string,
): OptionState {
  const met = product.variants.filter((variant) => fits(variant, { ...options, [choice]: option }));
  if (met.length === 0) return "impossible";
  return met.some(canBeBought) ? "available" : "sold-out";
}

function wantedOptions({ choices }: Choosing, params: URLSearchParams): Record<string, string> {
  const wanted: Record<string, string> = {};
  for (const { code, options } of choices) {
    const option = options.find((known) => known.code === params.get(code));
    if (option) wanted[code] = option.code;
  }
  return wanted;
}

function fits(variant: Variant, options: Record<string, string>): boolean {
  return Object.entries(options).every(([choice, option]) => variant.options[choice] === option);
}

function canBeBought(variant: Variant): boolean {
  return variant.stock !== "out" && variant.price !== null;
}

function byAppeal(one: Variant, other: Variant): number {
  const buyable = Number(canBeBought(other)) - Number(canBeBought(one));
  return buyable || priceOf(one) - priceOf(other);
}

function priceOf(variant: Variant): number {
  return variant.price?.amount ?? Number.POSITIVE_INFINITY;
}
