const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const special = /[&<>"']/g;

/** Encodes one text; decoding it once gives exactly the text back (decisions 13, R-API-04). */
export function encodeHtml(text: string): string {
  return text.replace(special, (letter) => entities[letter] ?? letter);
}

/** The JSON of an answer with every string value HTML-encoded; keys and numbers stay. */
export function encodeJson(body: unknown): string {
  return JSON.stringify(body, (_, value) =>
    typeof value === "string" ? encodeHtml(value) : value,
  );
}
