/** A finger's click comes a little after the finger has left. */
const clickWithinMs = 100;
/** Where nothing tells of a press's end, as under a menu of the browser's own. */
const longestPressMs = 3_000;

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

if (!import.meta.env.SSR) {
  const options = { capture: true, passive: true };
  addEventListener("pointerdown", press, options);
  addEventListener("pointerup", () => endWithin(clickWithinMs), options);
  addEventListener("pointercancel", () => endWithin(0), options);
  addEventListener("click", () => endWithin(0), options);
}

function press(): void {
  isPressed = true;
  endWithin(longestPressMs);
}

function endWithin(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(end, ms);
}

function end(): void {
  isPressed = false;
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/**
 * Runs what may move the page: at once, or, in the middle of a press, once that has had its click. What moves between the
 * two halves of a press is missed by it.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
