/** How old a page may be of which nobody was told: where a line that tells of changes is broken and doesn't know it, or there is none. */
export const lookEveryMs = 5_000;

/** Tells what a storefront asks for itself from what it asks for somebody. */
export const lookHeader = "X-Purpose";

/** Looks again and again, one look at a time; one that fails is followed by the next. Answers how to end that. */
export function lookAgain(look: () => Promise<unknown>, everyMs = lookEveryMs): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, everyMs).unref();
  return () => clearInterval(timer);
}
