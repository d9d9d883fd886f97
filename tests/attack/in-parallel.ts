/** Works on each item, a few at a time; answers what they came to, in their order. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const queue = items.entries();
  const worker = async () => {
    for (const [place, item] of queue) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** 0, 1, 2 and so on: for work that is the same each time. */
export const times = (count: number): number[] =>
  Array.from({ length: count }, (_, place) => place);

/** Each of the ones with each of the others. */
export const pairsOf = <A, B>(ones: readonly A[], others: readonly B[]): [A, B][] =>
  ones.flatMap((one) => others.map((other): [A, B] => [one, other]));
