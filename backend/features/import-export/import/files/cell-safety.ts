/**
 * Spreadsheets take a cell that begins with one of these for a formula. It is written behind an
 * apostrophe, which they read as "text", and read back without it; a text that has the apostrophe itself
 * gets one more, so that every text comes back as it was.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unguardCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
