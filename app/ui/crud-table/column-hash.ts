/** Names a table by its columns, whatever their order: 32-bit FNV-1a of their values, in hexadecimal (C-25). */
export function columnHash(columns: readonly { value: string }[]): string {
  const text = columns
    .map(({ value }) => value)
    .sort()
    .join(",");
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}
