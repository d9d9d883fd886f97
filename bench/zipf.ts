/** Numbers that are the same in each run, and draws by them. */

/** A number from 0 to 1, the next of a sequence. */
export function sequence(seed = 1): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

/** Draws places from 0 on, the nth as often as one divided by n. */
export function zipf(places: number, random: () => number): () => number {
  const sums = new Float64Array(places);
  let sum = 0;
  for (let place = 0; place < places; place++) {
    sum += 1 / (place + 1);
    sums[place] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = places - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
