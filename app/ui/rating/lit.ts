/** How many of so many stars a value lights: 3.4 lights 3, 3.5 lights 4 (R-RATE-02). */
export function lit(value: number, stars: number): number {
  return Math.min(stars, Math.max(0, Math.round(value)));
}
