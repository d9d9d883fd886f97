/** Letters of a brand's name in one language. */
export const maxBrandName = 100;

/** Letters of what addresses call a brand. */
export const maxBrandSlug = 80;
