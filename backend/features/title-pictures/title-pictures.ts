import { createHash } from "node:crypto";
import type { LanguageCode } from "../../contract/languages";
import { ApiError } from "../../http/errors";
import type { Log } from "../../ports/log";
import type { Storage } from "../../ports/storage/storage";
import type { PictureStore } from "../media/picture-store";
import { WorkQueue } from "../media/work-queue";
import type { Titled } from "./find-titled";

/** Pictures that may wait to be drawn; more is a flood. */
const maxDrawings = 50;
/** Raised when they are drawn in another way, so that the ones that are kept are drawn anew. */
const drawingVersion = 1;

interface StoreDeps {
  storage: Storage;
  pictures: Pick<PictureStore, "find">;
  /** Origin of the shop, whose host stands on them. */
  publicUrl: string;
  log: Log;
}

/**
 * The pictures that stand for pages where these are shared: drawn when they are first asked for, one at a time, and kept in
 * the storage by a hash of what they show.
 */
export class TitlePictures {
  readonly #deps: StoreDeps;
  readonly #host: string;
  readonly #drawings = new WorkQueue(maxDrawings);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(deps: StoreDeps) {
    this.#deps = deps;
    this.#host = new URL(deps.publicUrl).host;
  }

  /** The name of what is shown. */
  nameOf({ title, above, file }: Titled, lang: LanguageCode): string {
    const shown = JSON.stringify([drawingVersion, title, above, file, lang, this.#host]);
    return createHash("sha256").update(shown).digest("hex").slice(0, 32);
  }

  /** The picture as JPEG. Throws `error.unavailable` where too many wait. */
  async find(titled: Titled, lang: LanguageCode): Promise<Buffer> {
    const name = this.nameOf(titled, lang);
    const kept = await this.#deps.storage.get(pathOf(name));
    return kept ?? this.#once(name, titled, lang);
  }

  /** Gives up what waits, and waits for what is being drawn. */
  async close(): Promise<void> {
    this.#drawings.refuseWaiting(tooMany());
    await Promise.allSettled(this.#underWay.values());
  }

  /** One drawing for all who ask at the same time. */
  #once(name: string, titled: Titled, lang: LanguageCode): Promise<Buffer> {
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    const drawn = this.#drawings.add(() => this.#draw(name, titled, lang));
    if (!drawn) throw tooMany();
    const made = drawn.finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, made);
    return made;
  }

  async #draw(name: string, { title, above, file }: Titled, lang: LanguageCode): Promise<Buffer> {
    const { pictures, storage, log } = this.#deps;
    const beside = file && (await pictures.find({ file, width: 900, lite: false }, false)).bytes;
    // The drawing library takes 28 MB: a process that nobody asks for a picture never loads it.
    const { drawTitlePicture } = await import("./draw-title-picture");
    const host = this.#host;
    const bytes = await drawTitlePicture({ title, above, host, lang, beside: beside || null });
    // Who waits gets it where the storage takes nothing more.
    await storage
      .put(pathOf(name), bytes, "image/jpeg")
      .catch((err: unknown) => log.warn({ err }, "a title picture could not be kept"));
    return bytes;
  }
}

const pathOf = (name: string) => `titles/${name.slice(0, 2)}/${name}.jpg`;
const tooMany = () => new ApiError("error.unavailable", { retryAfterSeconds: 2 });
