/** Where uploaded files lie. Names are the shop's own (`ab/abcd….webp`), never a visitor's. */
export interface Storage {
  /** Keeps the bytes under the name; whoever reads meanwhile gets the whole file or none. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** What is not there is gone already. */
  delete(name: string): Promise<void>;
}
