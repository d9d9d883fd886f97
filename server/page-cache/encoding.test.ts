import { once } from "node:events";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { expect, it } from "vitest";
import { type Encoding, encode } from "./encoding";

const words = Array.from({ length: 4_000 }, (_, n) => `${(n * 7_919) % 10_007}`).join(" ");
const link = '<link rel="preload" as="image" imageSrcSet="/picture?w=300 300w"/>';
const pageWith = (head: string) =>
  Buffer.from(`<!DOCTYPE html><html lang="fa"><head>${head}<title>تیمچه</title></head>${words}`);

const readers = { br: createBrotliDecompress, gzip: createGunzip };

/** What a browser can read of an answer of which so many bytes have come. */
async function readOf(packed: Buffer, encoding: "br" | "gzip", bytes: number): Promise<string> {
  const reader = readers[encoding]();
  let text = "";
  reader.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  if (bytes < packed.length) {
    reader.write(packed.subarray(0, bytes));
    await new Promise<void>((done) => reader.flush(() => done()));
  } else {
    reader.end(packed);
    await once(reader, "end");
  }
  return text;
}

it.each(
  (["br", "gzip"] as const).flatMap((encoding) =>
    (["quick", "small"] as const).map((effort) => [encoding, effort] as const),
  ),
)("%s, %s: the first picture's link can be read of the first bytes", async (encoding, effort) => {
  const page = pageWith(link);
  const packed = await encode(page, encoding, effort);
  expect(await readOf(packed, encoding, 200)).toContain(link);
  expect(await readOf(packed, encoding, packed.length)).toBe(page.toString());
});

it.each<[string, Buffer]>([
  ["a page without a picture", pageWith("")],
  ["what is no page", Buffer.from(JSON.stringify({ words }))],
  ["nothing", Buffer.alloc(0)],
])("%s stays whole", async (_what, body) => {
  for (const encoding of ["br", "gzip"] as const) {
    const packed = await encode(body, encoding, "quick");
    expect(await readOf(packed, encoding, packed.length)).toBe(body.toString());
  }
  expect(await encode(body, "identity" satisfies Encoding, "quick")).toBe(body);
});
