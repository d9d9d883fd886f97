/** A colour by lightness (0 to 1), chroma and hue (radians), as an eye sees them (OKLCh). */
export interface Seen {
  l: number;
  c: number;
  h: number;
}

type Three = readonly [number, number, number];

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** @param rgb 0 to 255 each. */
export function seenOf(rgb: Three): Seen {
  const [r, g, b] = [toLinear(rgb[0] / 255), toLinear(rgb[1] / 255), toLinear(rgb[2] / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const o = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(a, o), h: Math.atan2(o, a) };
}

/** 0 to 255 each; what no screen shows is cut to what one does. */
export function rgbOf({ l, c, h }: Seen): Three {
  const [a, o] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * o) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * o) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * o) ** 3;
  return [
    toByte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    toByte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    toByte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function toByte(linear: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, linear)))));
}

/** @param hex `#rrggbb` */
export function seenOfHex(hex: string): Seen {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return seenOf([part(1), part(3), part(5)]);
}
