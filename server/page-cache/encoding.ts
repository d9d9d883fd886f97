import { once } from "node:events";
import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress, createGzip } from "node:zlib";
import { memo } from "./memo";

export type Encoding = "br" | "gzip" | "identity";

/** What was compressed as brotli. */
export const decodeBrotli = promisify(brotliDecompress);

/** The smallest encoding that an Accept-Encoding header takes. */
export const encodingOf = memo((header: string): Encoding => {
  const taken = takenBy(header);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : "identity";
});

/** Whether it takes gzip, the one that can be put together of parts. */
export const takesGzip = memo((header: string) => takenBy(header).includes("gzip"));

function takenBy(header: string): (string | undefined)[] {
  const refused = (part: string) => /;\s*q=0(?:\.0*)?\s*$/.test(part);
  return header
    .split(",")
    .filter((part) => !refused(part))
    .map((part) => part.split(";", 1)[0]?.trim().toLowerCase());
}

/**
 * `quick` costs some 2 ms for a large page, as somebody waits for it; `small`, forty times as dear and a tenth smaller, is for a page that many
 * get.
 */
export type Effort = "quick" | "small";

/** Brotli's 9 takes a table of 32 MB, and with it longer than 11; 8 one of 16, for a ten-thousandth less than 7 writes. */
const qualities: Record<Effort, { br: number; gzip: number }> = {
  quick: { br: 7, gzip: 6 },
  small: { br: 11, gzip: 9 },
};

/**
 * What a browser can act on before it has the rest: a page's head until the link to the picture that it waits for. None in
 * what has no such link.
 */
function leadOf(body: Buffer): number {
  const head = body.toString("latin1", 0, 2_048);
  const link = head.indexOf(' as="image"');
  return link < 0 ? 0 : head.indexOf(">", link) + 1;
}

/**
 * Compresses in the thread pool, so that no request waits for it. A page's lead can be read once its own bytes are there, some
 * 300: in one block with all else it takes twice as many, because the tables of the whole come first.
 */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "identity") return body;
  const packer = packers[encoding](qualities[effort][encoding], body.length);
  const lead = leadOf(body);
  if (lead > 0) {
    packer.write(body.subarray(0, lead));
    packer.flush();
  }
  packer.end(body.subarray(lead));
  const chunks: Buffer[] = [];
  packer.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(packer, "end");
  return Buffer.concat(chunks);
}

/** A page fits into 256 KB, of which more costs memory and gains nothing. */
const windowBits = 18;

const packers = {
  gzip: (level: number) => createGzip({ level }),
  br: (quality: number, size: number) =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    }),
};
