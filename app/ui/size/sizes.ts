/** From the smallest (R-SIZE-01, R-CONST-26). */
export const sizes = ["x-small", "small", "default", "large", "x-large"] as const;
export type Size = (typeof sizes)[number];

/** The class of a component's size; what is no size is the default one. */
export function sizeClass(named: string | undefined): `size-${Size}` {
  return `size-${sizes.find((size) => size === named) ?? "default"}`;
}
