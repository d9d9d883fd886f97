import { asc } from "drizzle-orm";
import { type Faq, faqGroups } from "../../contract/faqs";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { faqs } from "../../db/tables/pages";
import { normalizeJoined, normalizeSplit } from "../catalog/search/normalize";
import { saidIn, speak } from "../languages/language";
import { plainText } from "../rich-text/plain-text";
import { speakRichText } from "../rich-text/write-rich-text";
import { faqIsShown } from "./shown";

/** The questions that are shown, by group and place; the ones that a language lacks are said in another. */
export async function readFaqs(q: Query, lang: LanguageCode, now: Date): Promise<Faq[]> {
  const rows = await q
    .select()
    .from(faqs)
    .where(faqIsShown(now))
    .orderBy(asc(faqs.sort), asc(faqs.slug))
    .limit(500);
  const shown: Faq[] = [];
  for (const { id, slug, group, question, answer } of rows) {
    const asked = speak(question, lang);
    if (!asked || !speak(answer, lang)) continue;
    const { html } = await speakRichText(q, answer, lang);
    const words = { answer_html: html, answer_text: plainText(html) };
    shown.push({
      ...{ id, slug, group, question: asked, ...words },
      ...saidIn({ question, answer }, lang),
    });
  }
  const place = (one: Faq) => faqGroups.indexOf(one.group);
  return shown.sort((one, other) => place(one) - place(other));
}

/** The ones in which all words of a search occur, in whichever script's letters, digits and half-spaces. */
export function searchFaqs(all: readonly Faq[], search: string): Faq[] {
  const words = normalizeSplit(search).split(" ").filter(Boolean);
  return all.filter(({ question, answer_text: answer }) => {
    const text = `${question} ${answer}`;
    const forms = ` ${normalizeSplit(text)} ${normalizeJoined(text)}`;
    return words.every((word) => forms.includes(word));
  });
}
