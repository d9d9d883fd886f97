import { litePictureWidths, pictureWidths } from "../../contract/catalog";
import { ApiError } from "../../http/errors";

export const pictureFormats = ["webp", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One size of a picture as it lies on disk. */
export interface PictureAsk {
  file: string;
  width: number;
  /** Fewer bytes for lite pages, as WebP alone: an AVIF of that size is larger (decisions 20, docs/decisions/0246). */
  lite: boolean;
}

/** All that one picture can be asked for. */
export const allSizes: readonly Omit<PictureAsk, "file">[] = [
  ...pictureWidths.map((width) => ({ width, lite: false })),
  ...litePictureWidths.map((width) => ({ width, lite: true })),
];

/** Reads what is asked for: an unknown width is a 400, a name that can't be one of ours a 404. */
export function readPictureAsk(
  file: string,
  width: string | undefined,
  quality: string | undefined,
): PictureAsk {
  if (!/^[0-9a-f]{20}$/.test(file)) throw new ApiError("error.not_found");
  const lite = quality === "lite";
  const asked = width ?? (lite ? "300" : "600");
  const size = allSizes.find((one) => one.lite === lite && String(one.width) === asked);
  if (!size) throw new ApiError("error.bad_request", { errors: { w: ["error.bad_request"] } });
  return { file, ...size };
}

export function fileNameOf({ file, width, lite }: PictureAsk, format: PictureFormat): string {
  return `${file}-${width}${lite ? "-lite" : ""}.${format}`;
}
