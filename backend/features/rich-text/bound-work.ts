/** Quotes and lists inside each other at most; a reader has lost the thread long before. */
const maxDepth = 8;

/** Brackets that may begin a link or a picture; each is looked for in all that stands before it. */
const maxBrackets = 2_000;

const markers = new RegExp(
  `^((?:[ \\t]{0,8}(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]?){${maxDepth}})[ \\t]*(?=[>+*\\d-])`,
);

/**
 * Takes from a text what only keeps a processor busy: quotes and lists inside each other beyond what somebody reads, and
 * more links than a text has.
 */
export function boundWork(source: string): string {
  let brackets = 0;
  return source
    .split("\n")
    .map((line) => line.replace(markers, "$1\\"))
    .join("\n")
    .replace(/[[\]]/g, (bracket) => {
      brackets += 1;
      return brackets > maxBrackets ? `&#${bracket.charCodeAt(0)};` : bracket;
    });
}
