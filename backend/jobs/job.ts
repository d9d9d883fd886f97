/** Work that comes around by itself; one process at a time does it. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}
