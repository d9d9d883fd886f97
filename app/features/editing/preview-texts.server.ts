import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { previewText } from "~/api/blog.server";
import type { ApiClient } from "~/api/client/api-client.server";

/** What the texts of an editor will look like, by their languages; none for an empty one. */
export async function previewTexts(
  api: ApiClient,
  sources: Record<LanguageCode, string>,
): Promise<Record<string, string>> {
  const previews: Record<string, string> = {};
  for (const code of languageCodes) {
    const source = sources[code];
    if (source.trim()) previews[code] = (await previewText(api, source, code)).html;
  }
  return previews;
}
