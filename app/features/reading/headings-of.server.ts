export interface Heading {
  id: string;
  title: string;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The sections of a rich text, for its contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(
    ([, id = "", inner = ""]) => ({
      id,
      title: inner
        .replace(/<[^>]*>/g, "")
        .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
        .trim(),
    }),
  );
}
