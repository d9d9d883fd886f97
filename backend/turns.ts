/** Steps that are ready, in their order. */
const ready: (() => void)[] = [];
let isRunning = false;

/**
 * Waits for a turn of the event loop that no other waiting step has. However many calls that change something are ready at once, what
 * can be answered without them, as a page from memory, is answered between two.
 */
export function nextTurn(): Promise<void> {
  return new Promise((take) => {
    ready.push(take);
    if (isRunning) return;
    isRunning = true;
    setImmediate(runNext);
  });
}

function runNext(): void {
  ready.shift()?.();
  if (ready.length > 0) setImmediate(runNext);
  else isRunning = false;
}

/** What comes of it, in a turn of its own. */
export async function inTurn<T>(answer: Promise<T>): Promise<T> {
  const value = await answer;
  await nextTurn();
  return value;
}
