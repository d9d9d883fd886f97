import { ApiError } from "../../http/errors";
import { createGate, GateFull } from "../../ports/gate";
import type { EncodedPicture, EncodePicture, PictureTask } from "../../ports/picture-encoder";

/** One at a time, for the largest takes 160 MB; the others wait on the disk. */
const bounds = { atOnce: 1, waiting: 64 };

export type EncodeInTurn = (task: PictureTask) => Promise<EncodedPicture>;

/**
 * Pictures are decoded one after the other; in a flood, not at all: throws `error.unavailable`. Throws why
 * there is no picture where the encoder refused it.
 */
export function encodeInTurn(encode: EncodePicture): EncodeInTurn {
  const gate = createGate(bounds);
  return async (task) => {
    const made = await gate(() => encode(task)).catch((error) => {
      if (!(error instanceof GateFull)) throw error;
      throw new ApiError("error.unavailable", { retryAfterSeconds: 5 });
    });
    if (!("refused" in made)) return made;
    const { refused, params } = made;
    throw new ApiError(refused, { errors: { file: [refused] }, params });
  };
}

/** The drawing library takes 28 MB: a shop without uploads never loads it. */
export const encodeHere: EncodePicture = async (task) => {
  const { encodePicture } = await import("./encode-picture");
  return encodePicture(task);
};
