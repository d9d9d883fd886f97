/** Runs in the measured page before anything else: what each key and each press took until the next paint (Event Timing, whole 8 ms). */
(() => {
  const seen = Object.assign(window, { benchInteractions: /** @type {number[]} */ ([]) });
  // TypeScript's own types of a browser don't know the threshold.
  const events = /** @type {PerformanceObserverInit} */ ({
    type: "event",
    durationThreshold: 16,
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId)
        seen.benchInteractions.push(entry.duration);
    }
  }).observe(events);
})();
