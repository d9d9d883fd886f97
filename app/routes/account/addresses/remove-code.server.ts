/** What the printed number is good for: to remove one address of one person, and nothing else (R-CONFIRM-02). */
export function removalOf(userId: string, id: string): string {
  return `address.remove ${userId} ${id}`;
}
