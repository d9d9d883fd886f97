/** For how long a product is new, in days. */
export const newDays = 60;
export const dayMs = 86_400_000;
