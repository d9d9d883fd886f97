import type { LanguageCode } from "#backend/contract/languages";
import { cacheKeyOf, savedAtHeader } from "~/client/pwa/worker/cache-address";
import { withRoom } from "~/client/pwa/worker/make-room";
import { fetchFile, fetchPicture } from "./fetch-part";
import { filesOf, picturesOf, type ReadPage } from "./read-page";

/** There is no room for the department on this device. */
export class NoRoomError extends Error {}

/** One run of saving: writes pages with all that they need, and knows what it has written. */
export class DepartmentWriter {
  /** How large that is. */
  bytes = 0;
  private readonly written = new Set<string>();

  constructor(
    private readonly cache: Cache,
    private readonly lang: LanguageCode,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** @param maxPictures of its own part, the first ones */
  async writePage(page: ReadPage, maxPictures: number): Promise<void> {
    for (const file of filesOf(page)) await this.writePart(file, fetchFile);
    for (const picture of picturesOf(page).slice(0, maxPictures)) {
      await this.writePart(picture, fetchPicture);
    }
    const { address, html } = page;
    const lite = page.headers.has("X-Lite");
    const key = cacheKeyOf(new URL(address, window.location.origin), { lang: this.lang, lite });
    if (!key) return;
    const headers = new Headers(page.headers);
    headers.set(savedAtHeader, String(Date.now()));
    await this.put(key, html.length, () => new Response(html, { headers }));
  }

  /** Takes away what is no part of the department any more. */
  async removeOthers(): Promise<void> {
    const isOther = ({ url }: Request) => !this.written.has(pathOf(url));
    const others = (await this.cache.keys()).filter(isOther);
    await Promise.all(others.map((key) => this.cache.delete(key)));
  }

  private async writePart(address: string, fetchPart: typeof fetchFile): Promise<void> {
    if (this.written.has(pathOf(address))) return;
    const part = await fetchPart(address, this.signal);
    if (!part) return;
    const body = await part.blob();
    await this.put(address, body.size, () => new Response(body, { headers: part.headers }));
  }

  private async put(key: string, size: number, toResponse: () => Response): Promise<void> {
    const outcome = await withRoom("departments", () => this.cache.put(key, toResponse()));
    if (outcome === "full") throw new NoRoomError(key);
    this.written.add(pathOf(key));
    this.bytes += size;
  }
}

/** An address without its origin, as the browser writes it. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}
