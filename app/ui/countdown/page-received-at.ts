/** When the page's first bytes came from the shop, by the reader's clock; of a page from this device, when it was saved there. */
export function pageReceivedAt(): number {
  const savedAt = Number(document.documentElement.dataset.kept);
  if (savedAt > 0) return savedAt;
  const [page] = performance.getEntriesByType("navigation");
  const sinceStart = page instanceof PerformanceNavigationTiming ? page.responseStart : 0;
  return performance.timeOrigin + sinceStart;
}
