/** What a pass over the catalogue writes, a place for each product: it holds what the last one left until it is written anew. */
export class PassRows {
  readonly docIds: Int32Array;
  readonly cheapest: Int32Array;
  readonly inStock: Uint8Array;
  readonly wholes: Int32Array;
  readonly keys: Float64Array;
  readonly order: Int32Array;

  constructor(readonly capacity: number) {
    this.docIds = new Int32Array(capacity);
    this.cheapest = new Int32Array(capacity);
    this.inStock = new Uint8Array(capacity);
    this.wholes = new Int32Array(capacity);
    this.keys = new Float64Array(capacity);
    this.order = new Int32Array(capacity);
  }
}

const idle: PassRows[] = [];
/** Of as many listings at once; more are rare, for a listing is kept. */
const maxIdle = 2;

/**
 * Lends rows for a catalogue of so many products until the work is done; nothing of them may be in what it answers. Of a
 * million products they take 25 MB: made anew for each listing, they have V8 collect its whole heap every few of them.
 */
export async function withPassRows<T>(
  products: number,
  work: (rows: PassRows) => Promise<T>,
): Promise<T> {
  const known = idle.pop();
  // An eighth more, so that a catalogue that grows doesn't ask for others each time.
  const rows =
    known && known.capacity >= products ? known : new PassRows(products + (products >> 3));
  try {
    return await work(rows);
  } finally {
    if (idle.length < maxIdle) idle.push(rows);
  }
}
