/** The widths that every picture is served at: those of R-IMG-01, and what phones need between them (docs/decisions/0219). */
export const pictureWidths = [300, 360, 600, 720, 900, 1080, 1200] as const;

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The sources of one picture; in lite mode a single small one (decisions 20). */
export function pictureSources(url: string, sizes: string, lite: boolean): PictureSources {
  if (lite) return { src: `${url}?w=300&q=lite` };
  return {
    src: `${url}?w=600`,
    srcSet: pictureWidths.map((width) => `${url}?w=${width} ${width}w`).join(","),
    sizes,
  };
}
