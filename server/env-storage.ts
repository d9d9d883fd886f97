import { z } from "zod";
import type { S3Settings } from "#backend/ports/storage/s3-settings";

/** The environment's words about where uploads lie. */
export const storageShape = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(3).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(3).optional(),
};

/** The bucket, undefined for the data folder; in words, what is missing for one. */
export function storageOf(
  env: z.infer<z.ZodObject<typeof storageShape>>,
): S3Settings | string | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!bucket) return "S3_BUCKET is missing: uploads would lie in the data folder";
  if (!accessKeyId) return "S3_ACCESS_KEY_ID is missing for the bucket";
  if (!secretAccessKey) return "S3_SECRET_ACCESS_KEY is missing for the bucket";
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
