import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Pictures, and what only pretends to be one. */

interface Drawn {
  width?: number;
  height?: number;
}

/** A plain picture with one corner of another colour, so that what was turned or cut can be told. */
export function drawPicture({ width = 60, height = 40 }: Drawn = {}): Sharp {
  const corner = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="10" height="10" fill="#c00"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: "#0b6e6e" } }).composite([
    { input: corner },
  ]);
}

export const drawPng = (drawn?: Drawn) => drawPicture(drawn).png().toBuffer();

/** A photograph as a phone makes it: lying on its side, with the place where it was taken. */
export function drawPhonePhoto(): Promise<Buffer> {
  return drawPicture()
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", ImageDescription: "at home" },
      IFD3: { GPSLatitude: "35/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG whose head promises so many pixels, of four channels; there are none in it. */
export function promisePng(width: number, height: number, bits = 8): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", Buffer.from("x")),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const scriptedSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`,
);

/** A GIF of so many frames of one pixel. */
export function animate(frames: number): Buffer {
  const head = Buffer.from("GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0", "latin1");
  return Buffer.concat([head, ...new Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}
