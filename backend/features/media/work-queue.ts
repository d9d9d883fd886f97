interface Waiting {
  run(): Promise<void>;
  refuse(reason: Error): void;
}

/** A queue that refuses work when it is full, and runs one piece at a time. */
export class WorkQueue {
  readonly #max: number;
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(max: number) {
    this.#max = max;
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#max;
  }

  /** Nothing runs and nothing waits. */
  get isIdle(): boolean {
    return !this.#running && this.#waiting.length === 0;
  }

  /** Runs the work in its turn; null where the queue is full. */
  add<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.isFull) return null;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: () => work().then(resolve, reject), refuse: reject });
      void this.#drain();
    });
  }

  /** Refuses what waits; what runs goes on to its end. */
  refuseWaiting(reason: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(reason);
  }

  async #drain(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await next.run();
    }
    this.#running = false;
  }
}
