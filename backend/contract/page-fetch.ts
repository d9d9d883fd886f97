/** The way to the backend in process, which a page takes. */

/** An answer whose asker takes what it holds as it is: the body is empty then. */
export interface HandedResponse extends Response {
  readonly handed?: unknown;
}

/**
 * Answers a call of a page. Where it takes values, a reading call is answered by the value that would have been
 * written as JSON and HTML-encoded, and read and decoded again; errors are JSON all the same.
 */
export type PageFetch = (request: Request, takes?: { values: boolean }) => Promise<HandedResponse>;
