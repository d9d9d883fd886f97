import { inArray } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { Texts } from "../../db/tables/columns";
import { media } from "../../db/tables/media";
import { speak, spokenElsewhere } from "../languages/language";
import { type RichText, renderRichText } from "./render-rich-text";

/** Pictures of one text at most. */
const maxPictures = 60;

/**
 * Renders a writer's Markdown with the pictures that it names by their addresses (`/api/media/…`). One that it gives no
 * words, `![](…)`, has its own alternative text in the language.
 */
export async function writeRichText(
  q: Query,
  source: string,
  lang: LanguageCode,
): Promise<RichText> {
  const names = [...source.matchAll(/\/api\/media\/([0-9a-f]{20})/g)].map(([, name = ""]) => name);
  if (names.length === 0) return renderRichText(source);
  const wanted = [...new Set(names)].slice(0, maxPictures);
  const rows = await q
    .select({ file: media.file, width: media.width, height: media.height, alt: media.alt })
    .from(media)
    .where(inArray(media.file, wanted));
  const pictures = rows.map(
    ({ file, alt, ...size }) =>
      [file, { ...size, alt: speak(alt, lang) ?? "", lang: spokenElsewhere(alt, lang) }] as const,
  );
  return renderRichText(source, new Map(pictures));
}

/** What is said of a writer's text in a language, as `speak` says it. */
export async function speakRichText(
  q: Query,
  texts: Texts | null,
  lang: LanguageCode,
): Promise<RichText> {
  return writeRichText(q, speak(texts, lang) ?? "", spokenElsewhere(texts, lang) ?? lang);
}
