import { grounds } from "./grounds";

/**
 * Where a thing is used, as SVG: a wall in a soft colour, on it the light of a window from above, and the wood of
 * the table that things stand on.
 */
export function roomSvg(ground: number, edge: number): Buffer {
  const wall = grounds[ground % grounds.length] ?? grounds[0];
  const grain = [70, 77, 85, 94].map(
    (y) =>
      `<path d="M0 ${y}q30 -1.6 58 .4t42 -.6" fill="none" stroke="#6b4426" stroke-opacity=".13" stroke-width=".5"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 100 100">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".5"/>
        <stop offset="1" stop-color="#1d2630" stop-opacity=".1"/>
      </linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#d9b48a"/>
        <stop offset="1" stop-color="#b98a5c"/>
      </linearGradient>
    </defs>
    <rect width="100" height="100" fill="${wall}"/>
    <rect width="100" height="100" fill="url(#wall)"/>
    <g fill="#fff" fill-opacity=".34">
      <path d="M8 4L26 0V26L8 31Z"/><path d="M29 0H47V20L29 25Z"/>
      <path d="M8 34L26 29V50L8 56Z"/><path d="M29 28L47 23V44L29 49Z"/>
    </g>
    <rect y="64" width="100" height="36" fill="url(#wood)"/>
    <rect y="64" width="100" height=".9" fill="#fff" fill-opacity=".35"/>
    ${grain.join("\n")}
  </svg>`);
}
