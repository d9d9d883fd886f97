import { ApiError } from "../../http/errors";
import { networkOf } from "../../http/network-of";
import type { Services } from "../../services";
import type { Uploader } from "./uploader";

const hourMs = 3_600_000;

/** How many pictures a user, or the visitors from one address, may hand in within an hour. */
export const defaultUploads = 300;

/** Counts an upload before its body is read. Throws `error.too_many_requests`. */
export async function countUpload(
  { rateLimiter, uploadsPerAddress }: Pick<Services, "rateLimiter" | "uploadsPerAddress">,
  { userId, address }: Pick<Uploader, "userId" | "address">,
): Promise<void> {
  const who = userId ?? (address && networkOf(address));
  if (!who) return;
  const allowance = { key: who, limit: uploadsPerAddress, windowMs: hourMs };
  const waitMs = await rateLimiter.take({ purpose: "upload", ...allowance });
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}
