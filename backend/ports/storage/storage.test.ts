import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../../tests/support/free-port";
import { openStorage } from "./open-storage";
import { startS3 } from "./s3.fixture";
import type { S3Settings } from "./s3-settings";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-storage-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openS3(): Promise<S3Settings> {
  const { settings, close } = await startS3(await newFolder());
  onTestFinished(close);
  return settings;
}

const name = "ab/abcdef.webp";
const bytes = Buffer.from([0, 255, 13, 10, 0, 128]);

describe.each([
  ["a folder", async () => openStorage(await newFolder(), undefined)],
  ["a bucket", async () => openStorage("nowhere", await openS3())],
])("%s", (_, open) => {
  it("gives back the bytes that were put, until they are deleted", async () => {
    const storage = await open();
    expect(await storage.get(name)).toBeNull();
    await storage.put(name, bytes, "image/webp");
    expect(await storage.get(name)).toEqual(bytes);
    await storage.put(name, Buffer.from("newer"), "image/webp");
    expect(String(await storage.get(name))).toBe("newer");
    await storage.delete(name);
    expect(await storage.get(name)).toBeNull();
    await storage.delete(name);
  });
});

it("leaves nothing but the file in the folder", async () => {
  const folder = await newFolder();
  await (await openStorage(folder, undefined)).put(name, bytes, "image/webp");
  expect(await readdir(join(folder, "ab"))).toEqual(["abcdef.webp"]);
});

describe("a bucket that can't be had", () => {
  it("fails for a wrong key, and never names the secret", async () => {
    const storage = await openStorage("nowhere", { ...(await openS3()), secretAccessKey: "gu3ss" });
    const failure = await storage.put(name, bytes, "image/webp").catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failure)).not.toContain("gu3ss");
    await expect(storage.get(name)).rejects.toThrow();
  });

  it("fails for a bucket that there is not, instead of saying that the file is missing", async () => {
    const storage = await openStorage("nowhere", { ...(await openS3()), bucket: "other" });
    await expect(storage.get(name)).rejects.toThrow();
  });

  it("fails where no server is", async () => {
    const endpoint = `http://127.0.0.1:${await findFreePort()}`;
    const storage = await openStorage("nowhere", { ...(await openS3()), endpoint });
    await expect(storage.get(name)).rejects.toThrow();
  });
});
