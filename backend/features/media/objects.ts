import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The drawn objects come in a package of 256-pixel pictures. */
function assetsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json");
  return join(manifest, "../assets");
}

/** The picture of an object, by its code points. */
export function readObject(emoji: string): Promise<Buffer> {
  if (!/^[0-9a-f]+(-[0-9a-f]+)*$/.test(emoji)) throw new Error(`No object is called ${emoji}`);
  return readFile(join(assetsFolder(), `${emoji}.webp`));
}
