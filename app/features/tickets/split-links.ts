/** A piece of plain text, and where it leads, if it is a web address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** An address as it is typed; what stands behind it to end a sentence is no part of it. */
const address = /https?:\/\/[^\s<>"'«»]+/gi;
const sentenceEnd = /[.,;:!?،؛؟)\]}]+$/;

/** The web addresses in a line of plain text, by http and https alone; all else stays text. */
export function splitLinks(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    const text = found.replace(sentenceEnd, "");
    const href = hrefOf(text);
    if (!href) continue;
    if (index > done) parts.push({ text: line.slice(done, index) });
    parts.push({ text, href });
    done = index + text.length;
  }
  if (done < line.length || parts.length === 0) parts.push({ text: line.slice(done) });
  return parts;
}

/** Browsers of 2020 can't ask whether an address is one without trying. */
function hrefOf(text: string): string | undefined {
  try {
    return new URL(text).href;
  } catch {
    return undefined;
  }
}
