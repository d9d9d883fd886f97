/** A queue that refuses work when it is full, and runs one piece at a time. */
export class WorkQueue {
  readonly #atMost: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = false;

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#atMost;
  }

  /** Nothing runs and nothing waits. */
  get isIdle(): boolean {
    return !this.#running && this.#waiting.length === 0;
  }

  /** Runs the work in its turn; null where the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.isFull) return null;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
      void this.#drain();
    });
  }

  /** Forgets what waits; what runs goes on to its end. */
  clear(): void {
    this.#waiting.length = 0;
  }

  async #drain(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await next();
    this.#running = false;
  }
}
