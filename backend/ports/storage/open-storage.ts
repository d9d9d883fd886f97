import { createLocalStorage } from "./local-storage";
import type { S3Settings } from "./s3-settings";
import type { Storage } from "./storage";

/** The bucket where there is one, else the folder. A shop without a bucket never loads the client for it. */
export async function openStorage(folder: string, s3: S3Settings | undefined): Promise<Storage> {
  if (!s3) return createLocalStorage(folder);
  const { createS3Storage } = await import("./s3-storage");
  return createS3Storage(s3);
}
