import { access, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pictureWidths } from "../../contract/catalog";
import type { Database } from "../../db/database";
import type { PictureSource } from "../../db/tables/media";
import { ApiError } from "../../http/errors";
import type { Log } from "../../ports/log";
import { readSaved, saveFile } from "../../ports/storage/save-file";
import type { Storage } from "../../ports/storage/storage";
import {
  allSizes,
  fileNameOf,
  type PictureAsk,
  type PictureFormat,
  pictureFormats,
} from "./ask-picture";
import { sourceFinder } from "./find-source";
import { originalName } from "./original-name";
import { WorkQueue } from "./work-queue";

/** Pictures that may wait to be drawn; more is a flood. */
const maxDrawings = 200;
/** AVIFs that may wait; the rest come with a later visit. */
const maxEncodings = 500;
/** AVIFs are encoded after nothing has been drawn for so long. */
const quietMs = 1500;

export interface Picture {
  bytes: Buffer;
  format: PictureFormat;
}

interface StoreDeps {
  database: Database;
  folder: string;
  /** Where owners' photos lie. */
  storage: Storage;
  log: Log;
}

/**
 * The pictures of the shop on disk, drawn when they are first asked for: WebP while the shopper
 * waits, AVIF when nothing else is to do, afterwards or, of photos that were added, before. A name is a
 * hash of what it shows, so nothing here ever goes out of date.
 */
export class PictureStore {
  readonly #deps: StoreDeps;
  readonly #sourceOf: (file: string) => Promise<PictureSource>;
  readonly #drawings = new WorkQueue(maxDrawings);
  readonly #encodings = new WorkQueue(maxEncodings);
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #lastDrawn = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#sourceOf = sourceFinder(deps.database);
  }

  /** The picture, as AVIF for those who take it where that is ready. */
  async find(ask: PictureAsk, takesAvif: boolean): Promise<Picture> {
    const wantsAvif = takesAvif && !ask.lite;
    const avif = wantsAvif ? await readSaved(this.#path(ask, "avif")) : null;
    if (avif) return { bytes: avif, format: "avif" };
    const kept = await readSaved(this.#path(ask, "webp"));
    const bytes = kept ?? (await this.#once(ask, "webp", this.#drawings));
    if (wantsAvif && !this.#closed && !this.#encodings.isFull) void this.#encode(ask);
    return { bytes, format: "webp" };
  }

  /** The picture as WebP where it has been drawn; null where that is still to do. */
  findDrawn(ask: PictureAsk): Promise<Buffer | null> {
    return readSaved(this.#path(ask, "webp"));
  }

  /**
   * An owner's photo, from the storage that all machines share; photos of before that lie beside the drawn pictures. Throws
   * `error.not_found`.
   */
  async readOriginal(path: string): Promise<Buffer> {
    const shared = await this.#deps.storage.get(originalName(path));
    const bytes = shared ?? (await readSaved(join(this.#deps.folder, "originals", basename(path))));
    if (!bytes) throw new ApiError("error.not_found");
    return bytes;
  }

  /**
   * Draws a photo as AVIF in every width before a shopper asks for it, one after the other, while nothing else is to do. What
   * is there stays; a photo that can't be drawn is logged once.
   */
  async prepare(file: string): Promise<void> {
    for (const width of pictureWidths) {
      const ask = { file, width, lite: false };
      if (await isThere(this.#path(ask, "avif"))) continue;
      if (!(await this.#encode(ask))) return;
    }
  }

  /** Removes what was drawn of a picture that is no longer there; what browsers keep of it stays with them. */
  async forget(file: string): Promise<void> {
    for (const size of allSizes) {
      for (const format of pictureFormats) {
        await rm(this.#path({ file, ...size }, format), { force: true });
      }
    }
  }

  /** Waits until nothing is drawn or encoded any more. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values());
  }

  /** Gives up what waits, and waits for what is being drawn. */
  async close(): Promise<void> {
    this.#closed = true;
    const closing = new ApiError("error.unavailable", { retryAfterSeconds: 2 });
    this.#drawings.refuseWaiting(closing);
    this.#encodings.refuseWaiting(closing);
    await this.settle();
  }

  #path(ask: PictureAsk, format: PictureFormat): string {
    return join(this.#deps.folder, ask.file.slice(0, 2), fileNameOf(ask, format));
  }

  /** One drawing for all who ask at the same time. */
  #once(ask: PictureAsk, format: PictureFormat, queue: WorkQueue): Promise<Buffer> {
    const path = this.#path(ask, format);
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const made = this.#inTurn(ask, format, path, queue).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, made);
    return made;
  }

  /** Only what can be drawn takes a place in the queue. */
  async #inTurn(
    ask: PictureAsk,
    format: PictureFormat,
    path: string,
    queue: WorkQueue,
  ): Promise<Buffer> {
    const source = await this.#sourceOf(ask.file);
    const drawn = this.#closed ? null : queue.add(() => this.#draw(ask, source, format, path));
    if (!drawn) throw new ApiError("error.unavailable", { retryAfterSeconds: 2 });
    return drawn;
  }

  async #draw(
    { width, lite }: PictureAsk,
    source: PictureSource,
    format: PictureFormat,
    path: string,
  ): Promise<Buffer> {
    if (format === "avif") await this.#quiet();
    const readOriginal = (path: string) => this.readOriginal(path);
    // The drawing library takes 28 MB: a process whose pictures lie on disk never loads it.
    const { drawPicture } = await import("./draw-picture");
    const bytes = await drawPicture({ source, width, format, lite, readOriginal });
    await this.#save(path, bytes, format);
    if (format === "webp") this.#lastDrawn = performance.now();
    return bytes;
  }

  /** Who waits for a picture gets it where the disk takes nothing more; an AVIF that isn't kept is none. */
  async #save(path: string, bytes: Buffer, format: PictureFormat): Promise<void> {
    try {
      await saveFile(path, bytes);
    } catch (err) {
      if (format === "avif") throw err;
      this.#deps.log.warn({ err }, "a picture could not be kept");
    }
  }

  /** Answers whether it is there now; logs why not. */
  #encode(ask: PictureAsk): Promise<boolean> {
    return this.#once(ask, "avif", this.#encodings).then(
      () => true,
      (err: unknown) => {
        if (!this.#closed) this.#deps.log.warn({ err, file: ask.file }, "AVIF not encoded");
        return false;
      },
    );
  }

  /** Waits for a lull, so that encoding takes no processor from shoppers. */
  async #quiet(): Promise<void> {
    while (
      !this.#closed &&
      (!this.#drawings.isIdle || performance.now() - this.#lastDrawn < quietMs)
    ) {
      await new Promise((resolve) => setTimeout(resolve, quietMs).unref());
    }
    if (this.#closed) throw new ApiError("error.unavailable");
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
