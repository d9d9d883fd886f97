import type { Wiring } from "./wirings";

/** A source without the wiring. Throws where its text stands there never, or more than once. */
export function applyWiring(source: string, { name, file, text, instead }: Wiring): string {
  const found = source.split(text).length - 1;
  if (found !== 1) throw new Error(`${name}: found ${found} times in ${file}: ${text}`);
  // A function, for `$` means something in a text that replaces.
  return source.replace(text, () => instead);
}
