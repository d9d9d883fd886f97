/** The picture that a newcomer's page carries inside itself, instead of asking for it a round trip later (docs/decisions/0241). */
import { createContext } from "react";
import type { PictureSources } from "./picture-sources";

export interface PictureInside {
  /** Its address, without a width. */
  url: string;
  /** The picture itself, as a `data:` address, as wide as `insideWidth`. */
  data: string;
}

/** What a phone with two pixels for each of CSS takes. */
export const insideWidth = 720;

/** From the server, then from the page itself. */
export const PictureInside = createContext(
  typeof document === "undefined" ? undefined : readPictureInside(),
);

function readPictureInside(): PictureInside | undefined {
  const image = document.querySelector<HTMLImageElement>('img[srcset^="data:"]');
  const [url, data] = [image?.getAttribute("src")?.split("?")[0], image?.srcset.split(" ")[0]];
  return url && data ? { url, data } : undefined;
}

/** The sources of a picture, or with the one inside the page in place of all that are no wider. */
export function withPictureInside(
  sources: PictureSources,
  inside: PictureInside | undefined,
): PictureSources {
  if (!inside || !sources.srcSet?.startsWith(`${inside.url}?`)) return sources;
  const own = `${inside.data} ${insideWidth}w`;
  return { ...sources, srcSet: `${own},${widerThanInside(sources.srcSet)}` };
}

/** What of a `srcset` is for sharper or wider screens. */
export function widerThanInside(srcSet: string): string {
  const widthOf = (source: string) => Number.parseInt(source.split(" ")[1] ?? "", 10);
  return srcSet
    .split(",")
    .filter((source) => widthOf(source) > insideWidth)
    .join(",");
}
