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
