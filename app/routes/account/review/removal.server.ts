/** What the printed number is good for: to take away one person's review of one product, and nothing else (R-CONFIRM-02). */
export function removalOf(userId: string, product: string): string {
  return `review.remove ${userId} ${product}`;
}
