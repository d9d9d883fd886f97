/** The widths that every picture is served at: those of R-IMG-01, and what phones need between them (docs/decisions/0219). */
export const pictureWidths = [300, 360, 600, 720, 900, 1080, 1200] as const;

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The widths in lite mode: of a picture beside others, and of one as wide as a phone (docs/decisions/0246). */
export const litePictureWidths = [200, 300] as const;

/** The sources of one picture; in lite mode a single small one (decisions 20). */
export function pictureSources(url: string, sizes: string, lite: boolean): PictureSources {
  if (lite) {
    const [part, whole] = litePictureWidths;
    return { src: `${url}?w=${sizes.includes("100vw") ? whole : part}&q=lite` };
  }
  return {
    src: `${url}?w=600`,
    srcSet: pictureWidths.map((width) => `${url}?w=${width} ${width}w`).join(","),
    sizes,
  };
}
