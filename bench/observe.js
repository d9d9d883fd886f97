/** Runs in the measured page before anything else: what the browser sees of paint, blocking and shift. */
(() => {
  const seen = { fcp: 0, lcp: 0, blocking: 0, shift: 0 };
  Object.assign(window, { benchSeen: seen });
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value: number, hadRecentInput: boolean }) => void} take
   */
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(Object.assign(entry));
    }).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("longtask", (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
})();
