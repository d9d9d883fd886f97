/** The widths that every picture is served at (R-IMG-01). */
export const pictureWidths = [300, 600, 900, 1200] as const;

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
