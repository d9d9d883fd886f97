import { eq } from "drizzle-orm";
import type { ContentPreview, PreviewedKind } from "../../contract/content-preview";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import type { Texts } from "../../db/tables/columns";
import { faqs, laws, textPages } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import { speak } from "../languages/language";
import { speakRichText } from "../rich-text/write-rich-text";

interface Asked {
  kind: PreviewedKind;
  token: string;
  lang: LanguageCode;
}

/** Something as it was saved last, whether or not readers see it. Throws `error.not_found` for a token of nothing. */
export async function readPreview(q: Query, asked: Asked): Promise<ContentPreview> {
  const found = await finders[asked.kind](q, asked.token);
  if (!found) throw new ApiError("error.not_found");
  const { lang } = asked;
  const { title, lead, body, lawKind } = found;
  return {
    title: speak(title, lang) ?? "",
    law_kind: lawKind,
    lead: speak(lead, lang) ?? "",
    body_html: (await speakRichText(q, body, lang)).html,
  };
}

interface Found {
  title: Texts;
  lead: Texts;
  body: Texts;
  lawKind: ContentPreview["law_kind"];
}

const finders: Record<PreviewedKind, (q: Query, token: string) => Promise<Found | undefined>> = {
  faq: async (q, token) => {
    const [row] = await q.select().from(faqs).where(eq(faqs.previewToken, token));
    return row && { title: row.question, lead: {}, body: row.answer, lawKind: null };
  },
  page: async (q, token) => {
    const [row] = await q.select().from(textPages).where(eq(textPages.previewToken, token));
    return row && { title: row.title, lead: row.excerpt, body: row.body, lawKind: null };
  },
  law: async (q, token) => {
    const [row] = await q.select().from(laws).where(eq(laws.previewToken, token));
    return row && { title: {}, lead: row.changes, body: row.body, lawKind: row.kind };
  },
};
