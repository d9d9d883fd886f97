import type { Login } from "./login";

type Found = Promise<Login | null>;

/** Who makes the calls of one page, found once for all that it reads. */
export class PageLogins {
  readonly #found = new Map<string, Found>();

  /** The login of a token: `find` is asked where the page has not asked yet, or where that failed. */
  async once(token: string, find: () => Found): Found {
    const known = this.#found.get(token);
    if (known) return known;
    const finding = find();
    this.#found.set(token, finding);
    finding.catch(() => this.#found.delete(token));
    return finding;
  }

  /** Around a call that writes: it looks for itself, and whoever reads after it sees what it left. */
  forget(): void {
    this.#found.clear();
  }
}
