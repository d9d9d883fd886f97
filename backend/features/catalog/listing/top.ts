import { endTurn } from "../index/turns";

/**
 * The first `count` of the numbers 0 … `length` − 1 in the order of `before`, without sorting the
 * rest: a heap whose root is the worst of the best so far.
 */
export function topOf(
  length: number,
  count: number,
  before: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = [];
  for (let candidate = 0; candidate < length; candidate++) {
    if (heap.length < count) {
      heap.push(candidate);
      rise(heap, before);
    } else if (heap[0] !== undefined && before(candidate, heap[0])) {
      heap[0] = candidate;
      sink(heap, before);
    }
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}

/** Beyond so many, a heap costs more than putting all in their places roughly. */
const heapLimit = 1_000;

/**
 * Those of the numbers 0 … `order.length` − 1 that are from `start` to before `end` in the order of `before`, without sorting
 * the rest, for which `order` is there; others are answered in between.
 */
export async function windowOf(
  order: Int32Array,
  [start, end]: readonly [number, number],
  before: (a: number, b: number) => boolean,
): Promise<number[]> {
  const { length } = order;
  if (end <= heapLimit) return topOf(length, end, before).slice(start);
  if (start >= length) return [];
  for (let index = 0; index < length; index++) order[index] = index;
  const last = Math.min(end, length) - 1;
  await select(order, { from: 0, to: length - 1, place: start }, before);
  await select(order, { from: start, to: length - 1, place: last }, before);
  return [...order.subarray(start, last + 1)].sort((a, b) => (before(a, b) ? -1 : 1));
}

/** Hoare's selection: what belongs at `place` comes there, what is before it to the left, the rest to the right. */
async function select(
  order: Int32Array,
  { from, to, place }: { from: number; to: number; place: number },
  before: (a: number, b: number) => boolean,
): Promise<void> {
  let [left, right] = [from, to];
  while (left < right) {
    await endTurn(right - left);
    const pivot = order[(left + right) >> 1] ?? 0;
    let [low, high] = [left, right];
    while (low <= high) {
      while (before(order[low] ?? 0, pivot)) low++;
      while (before(pivot, order[high] ?? 0)) high--;
      if (low > high) break;
      const kept = order[low] ?? 0;
      order[low++] = order[high] ?? 0;
      order[high--] = kept;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else return;
  }
}

function rise(heap: number[], before: (a: number, b: number) => boolean): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(valueAt(heap, parent), valueAt(heap, at))) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], before: (a: number, b: number) => boolean): void {
  for (let at = 0; ; ) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && before(valueAt(heap, worst), valueAt(heap, child))) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

const valueAt = (heap: readonly number[], index: number) => heap[index] ?? 0;

function swap(heap: number[], a: number, b: number): void {
  const kept = valueAt(heap, a);
  heap[a] = valueAt(heap, b);
  heap[b] = kept;
}
