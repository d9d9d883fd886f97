import type { ErrorCode } from "../contract/errors";

/** What is to be made of a picture: a file that was handed in, or a part of one that is kept. */
export type PictureTask =
  | { kind: "take"; path: string; ratio: [width: number, height: number] | null }
  | { kind: "cut"; stored: Uint8Array; box: PictureBox };

/** In pixels, from the picture's upper left corner. */
export interface PictureBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface EncodedPicture {
  bytes: Buffer;
  type: "image/webp";
  width: number;
  height: number;
}

/** Why there is no picture. */
export interface PictureRefusal {
  refused: Extract<ErrorCode, "upload.broken" | "upload.too_many_pixels" | "upload.too_small">;
  params?: Record<string, number>;
}

/**
 * Decodes what somebody handed in and encodes it anew. Plain data in and out, so that another process can do
 * it. Asked for one picture at a time.
 */
export type EncodePicture = (task: PictureTask) => Promise<EncodedPicture | PictureRefusal>;
