import { createHash } from "node:crypto";

/** The id that always follows from these words: what is done under it is done once, whoever tries again. */
export function derivedId(...words: string[]): string {
  const hash = createHash("sha256").update(words.join("\n")).digest("hex");
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
