import { pictureWidths } from "../../contract/catalog";
import { ApiError } from "../../http/errors";

export const pictureFormats = ["webp", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One size of a picture as it lies on disk. */
export interface PictureAsk {
  file: string;
  width: (typeof pictureWidths)[number];
  /** Smaller bytes for lite pages (decisions 20). */
  lite: boolean;
}

/** Reads what is asked for: an unknown width is a 400, a name that can't be one of ours a 404. */
export function readPictureAsk(
  file: string,
  width: string | undefined,
  quality: string | undefined,
): PictureAsk {
  if (!/^[0-9a-f]{20}$/.test(file)) throw new ApiError("error.not_found");
  const known = pictureWidths.find((one) => String(one) === (width ?? "600"));
  if (!known) throw new ApiError("error.bad_request", { errors: { w: ["error.bad_request"] } });
  return { file, width: known, lite: quality === "lite" };
}

export function fileNameOf({ file, width, lite }: PictureAsk, format: PictureFormat): string {
  return `${file}-${width}${lite ? "-lite" : ""}.${format}`;
}
