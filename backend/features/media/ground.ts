import { grounds } from "./grounds";

/**
 * The background of a composed picture as SVG: one light from above on a soft colour, a floor that
 * darkens a little towards the viewer.
 */
export function groundSvg(ground: number, edge: number): Buffer {
  const color = grounds[ground % grounds.length] ?? grounds[0];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100">
    <defs>
      <radialGradient id="light" cx="50" cy="18" r="85" gradientUnits="userSpaceOnUse">
        <stop offset="0" stop-color="#fff" stop-opacity=".72"/>
        <stop offset=".55" stop-color="#fff" stop-opacity=".18"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".58" stop-color="#1d2630" stop-opacity="0"/>
        <stop offset="1" stop-color="#1d2630" stop-opacity=".09"/>
      </linearGradient>
    </defs>
    <rect width="100" height="100" fill="${color}"/>
    <rect width="100" height="100" fill="url(#floor)"/>
    <rect width="100" height="100" fill="url(#light)"/>
  </svg>`);
}

/** Where an object stands: shares of the picture's edge. */
export interface Stand {
  /** Middle of its foot. */
  x: number;
  bottom: number;
  /** Its larger side. */
  size: number;
}

/** The soft shadows at the objects' feet, each as wide as its object. */
export function shadowsSvg(feet: readonly (Stand & { width: number })[], edge: number): Buffer {
  const ellipses = feet.map(({ x, bottom, width }) => {
    const [cx, cy] = [x * 100, bottom * 100 - 0.6];
    return `<ellipse cx="${cx}" cy="${cy}" rx="${width * 56}" ry="${width * 9}" fill="url(#soft)"/>
      <ellipse cx="${cx}" cy="${cy}" rx="${width * 36}" ry="${width * 3.6}" fill="url(#contact)"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100">
    <defs>
      <radialGradient id="soft">
        <stop offset="0" stop-color="#2a2420" stop-opacity=".26"/>
        <stop offset=".5" stop-color="#2a2420" stop-opacity=".12"/>
        <stop offset="1" stop-color="#2a2420" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="contact">
        <stop offset="0" stop-color="#2a2420" stop-opacity=".42"/>
        <stop offset="1" stop-color="#2a2420" stop-opacity="0"/>
      </radialGradient>
    </defs>
    ${ellipses.join("\n")}
  </svg>`);
}
