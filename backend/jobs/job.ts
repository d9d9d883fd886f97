/** Work that comes around by itself; one process at a time does it, unless it is made to be shared. */
export interface Job {
  name: string;
  everyMs: number;
  /** Every process does it at its pace: the work itself keeps them apart, and it may last longer than a lock. */
  sideBySide?: true;
  /** The signal says that the process is to end: what has begun is finished, nothing new is begun. */
  run(signal?: AbortSignal): Promise<void>;
}
