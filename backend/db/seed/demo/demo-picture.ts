import { grounds } from "../../../features/media/grounds";
import { pictureFile } from "../../../features/media/picture-file";
import { newId } from "../../../ports/ids";
import type { media, PictureSource } from "../../tables/media";
import type { Both, DemoObject } from "./shape";

type MediaRow = typeof media.$inferInsert & { id: string };

/** Edge of a composed picture's largest size, in pixels. */
const edge = 1200;

export interface DemoPicture {
  view: Extract<PictureSource, { kind: "composed" }>["view"];
  objects: DemoObject[];
  ground: number;
  alt: Both;
}

/** The rows of the pictures; pictures that are drawn alike are one row. */
export class DemoPictures {
  readonly #ids: Map<string, string>;
  readonly #rows: MediaRow[] = [];

  /** `standing`: the ids of pictures that the shop has already, by file. */
  constructor(standing: ReadonlyMap<string, string> = new Map()) {
    this.#ids = new Map(standing);
  }

  /** The id of the picture's row. */
  add({ view, objects, ground, alt }: DemoPicture): string {
    const tint = ground % grounds.length;
    const source: PictureSource = {
      kind: "composed",
      view,
      objects: objects.map(({ emoji, hue = 0, color }) => ({
        emoji,
        hue,
        ...(color && { color }),
      })),
      ground: tint,
    };
    const file = pictureFile(source);
    const known = this.#ids.get(file);
    if (known) return known;
    const row = { id: newId(), file, source, width: edge, height: edge, alt: { ...alt }, tint };
    this.#ids.set(file, row.id);
    this.#rows.push(row);
    return row.id;
  }

  /** The rows that came in since they were last taken. */
  takeRows(): MediaRow[] {
    return this.#rows.splice(0);
  }
}
