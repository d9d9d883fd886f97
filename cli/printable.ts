/**
 * What a stranger wrote, fit for a terminal: no control characters, by which a note could move the cursor or
 * hide a line, and nothing that turns the direction of what stands beside it.
 */
export function printable(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** A word for the shell, quoted where it has to be, so that a printed command can be typed as it stands. */
export function shellWord(text: string): string {
  const plain = printable(text);
  return /^[\w.,:/@+-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", "'\\''")}'`;
}
