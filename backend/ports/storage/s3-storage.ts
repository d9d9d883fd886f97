import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "./s3-settings";
import type { Storage } from "./storage";

const connectMs = 5_000;
const timeoutMs = 20_000;

/** Files in a bucket, for several processes on several machines. */
export function createS3Storage({ bucket, ...settings }: S3Settings): Storage {
  const client = openClient(settings);
  const at = (name: string) => ({ Bucket: bucket, Key: name });
  return {
    put: async (name, bytes, type) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type }));
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

function openClient(settings: Omit<S3Settings, "bucket">): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's seldom have a host name for each bucket, nor its newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectMs, requestTimeout: timeoutMs },
    maxAttempts: 2,
  });
}
