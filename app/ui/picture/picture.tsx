import { createContext, useContext } from "react";
import type { LanguageCode } from "#backend/contract/languages";
import { PictureInside, withPictureInside } from "./picture-inside";
import { pictureSources } from "./picture-sources";

/** Whether the page around is served in lite mode; the root says so. */
export const LitePictures = createContext(false);

interface PictureProps {
  url: string;
  /** Number of the placeholder's colour (`tint-0` … `tint-11`). */
  tint: number;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The language of that, where it isn't the page's. */
  lang?: LanguageCode | undefined;
  sizes: string;
  /** `first` is the picture that the page waits for, `eager` is on the first screen too. */
  when?: "first" | "eager" | "later";
}

/**
 * A square picture on its tint. Its place is reserved, so nothing moves when it comes. The first one is
 * decoded within the first paint: otherwise a slow phone shows it 200 ms later.
 */
export function Picture({ url, tint, alt, lang, sizes, when = "later" }: PictureProps) {
  const lite = useContext(LitePictures);
  const inside = useContext(PictureInside);
  const sources = pictureSources(url, sizes, lite);
  return (
    <span className={`picture tint-${tint}`}>
      <img
        {...(when === "first" ? { ...withPictureInside(sources, inside), ...urgent } : sources)}
        alt={alt}
        lang={lang}
        width={600}
        height={600}
        loading={when === "later" ? "lazy" : undefined}
        decoding={when === "first" ? "sync" : "async"}
      />
    </span>
  );
}

/** React 18 knows the attribute only in lower case, its types only in camel case. */
const urgent = { fetchpriority: "high" };
