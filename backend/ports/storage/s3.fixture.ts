import type { AddressInfo } from "node:net";
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "./s3-settings";

/** A server that speaks S3, checks signatures, and has the bucket; it keeps what it is given in the folder. */
export async function startS3(
  folder: string,
): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "pictures",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return { settings, close: async () => void (await server.close()) };
}
