/**
 * Parts of a page that are compressed once, each for itself, and put together again and again: deflate takes blocks of
 * different makers one after another, and the checksum of the whole follows from theirs.
 */
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync, gunzipSync } from "node:zlib";

const compress = promisify(deflateRaw);

export interface Piece {
  /** Bytes before they were compressed. */
  length: number;
  /** Deflate blocks that end at a byte and look back no further than their own beginning. */
  packed: Buffer;
  crc: number;
  /** By what a checksum before it is multiplied when this one follows. */
  shift: number;
}

const effort = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
/** Up to so many bytes, handing them to another thread and back costs more than compressing them. */
const smallBytes = 4096;
/** What is small needs little to look back on, and no time to make room for more. */
const small = { ...effort, windowBits: 12, memLevel: 5 };

export async function makePiece(plain: Buffer): Promise<Piece> {
  const packed = await pack(plain);
  return { length: plain.length, packed, crc: crc32(plain), shift: shiftOf(plain.length) };
}

function pack(plain: Buffer): Buffer | Promise<Buffer> {
  if (plain.length === 0) return plain;
  if (plain.length <= smallBytes) return deflateRawSync(plain, small);
  return compress(plain, { ...effort, memLevel: 9 });
}

/** A gzip member's head: deflate, no name, no time. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** A last block that holds nothing. */
const lastBlock = Buffer.from([3, 0]);

/** The pieces one after another, as one gzip file. */
export function joinGzip(pieces: readonly Piece[]): Buffer {
  const foot = Buffer.alloc(8);
  let crc = 0;
  let length = 0;
  for (const piece of pieces) {
    crc = (multiply(piece.shift, crc) ^ piece.crc) >>> 0;
    length += piece.length;
  }
  foot.writeUInt32LE(crc, 0);
  foot.writeUInt32LE(length, 4);
  return Buffer.concat([head, ...pieces.map(({ packed }) => packed), lastBlock, foot]);
}

/** The same for the few that take no gzip. */
export function joinPlain(pieces: readonly Piece[]): Buffer {
  return gunzipSync(joinGzip(pieces));
}

/** Checksums are polynomials over the bits, the highest power in the lowest bit, modulo this one (RFC 1952). */
const modulus = 0xed_b8_83_20;
const one = 0x80_00_00_00;

/** A checksum that `bytes` zero bytes more stand behind: x^(8·bytes). */
function shiftOf(bytes: number): number {
  let power = one >>> 8;
  let product = one;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) product = multiply(power, product);
    power = multiply(power, power);
  }
  return product;
}

function multiply(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ modulus : factor >>> 1;
  }
  return product >>> 0;
}
