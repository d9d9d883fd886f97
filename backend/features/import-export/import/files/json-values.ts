const bracket = /["{}[\]]/g;
const endOfString = /[^\\"]*(?:\\.[^\\"]*)*"/gsy;
const scalar = /[^\s,\]}]*/y;

/**
 * Where the JSON value that begins at `at` ends, or -1 if it isn't whole yet. Brackets are counted, not
 * matched: the rest is left to JSON.parse.
 */
export function endOfValue(text: string, at: number): number {
  const sign = text[at];
  if (sign === '"') return endOfQuoted(text, at);
  if (sign !== "{" && sign !== "[") {
    scalar.lastIndex = at;
    scalar.test(text);
    return scalar.lastIndex < text.length ? scalar.lastIndex : -1;
  }
  let depth = 0;
  bracket.lastIndex = at;
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '"') {
      const end = endOfQuoted(text, found.index);
      if (end < 0) return -1;
      bracket.lastIndex = end;
    } else {
      depth += found[0] === "{" || found[0] === "[" ? 1 : -1;
      if (depth === 0) return found.index + 1;
    }
  }
  return -1;
}

function endOfQuoted(text: string, at: number): number {
  endOfString.lastIndex = at + 1;
  return endOfString.test(text) ? endOfString.lastIndex : -1;
}

/** The place of the first sign at or after `at` that isn't white. */
export function skipWhite(text: string, at: number): number {
  let place = at;
  while (" \t\r\n".includes(text[place] ?? "x")) place += 1;
  return place;
}

export function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    lines += 1;
  }
  return lines;
}
