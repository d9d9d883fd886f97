import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { ContentHit } from "../../../contract/content-search";
import type { LanguageCode } from "../../../contract/languages";
import { lawKinds } from "../../../contract/law";
import type { Query } from "../../../db/database";
import { faqs, laws, textPages } from "../../../db/tables/pages";
import { posts, postTexts } from "../../../db/tables/posts";
import { isShown } from "../../blog/shown";
import { searchWords } from "../../catalog/search/normalize";
import { wordingAt } from "../read-law";
import { faqIsShown, pageIsShown } from "../shown";

/** As many of each kind as are looked through, and of a text as many characters. */
const maxOfKind = 500;
const maxCharacters = 20_000;

/** Something to read with the words that it is found by. */
export interface Readable {
  hit: ContentHit;
  /** Words of its title, as `searchWords` makes them. */
  title: string;
  /** All of its words. */
  words: string;
}

interface Written {
  hit: ContentHit;
  texts: readonly (string | undefined)[];
}

/** All that readers of a language are shown now and that is written in it; nothing is said in another language. */
export async function readContent(q: Query, lang: LanguageCode, now: Date): Promise<Readable[]> {
  const written = [
    ...(await readQuestions(q, lang, now)),
    ...(await readPages(q, lang, now)),
    ...(await readPosts(q, lang, now)),
    ...(await readLaws(q, lang, now)),
  ];
  return written
    .filter(({ hit }) => hit.title !== "" || hit.kind === "law")
    .map(({ hit, texts }) => ({
      hit,
      title: searchWords(hit.title),
      words: searchWords(hit.title, ...texts.map((text = "") => text.slice(0, maxCharacters))),
    }));
}

async function readQuestions(q: Query, lang: LanguageCode, now: Date): Promise<Written[]> {
  const rows = await q
    .select()
    .from(faqs)
    .where(faqIsShown(now))
    .orderBy(asc(faqs.sort), asc(faqs.slug))
    .limit(maxOfKind);
  return rows.map(({ slug, question, answer }) => ({
    hit: { kind: "faq", title: question[lang] ?? "", slug, id: null },
    texts: [answer[lang]],
  }));
}

async function readPages(q: Query, lang: LanguageCode, now: Date): Promise<Written[]> {
  const rows = await q
    .select()
    .from(textPages)
    .where(pageIsShown(now))
    .orderBy(asc(textPages.slug))
    .limit(maxOfKind);
  return rows.map(({ slug, title, excerpt, body }) => ({
    hit: { kind: "page", title: title[lang] ?? "", slug, id: null },
    texts: [excerpt[lang], body[lang]],
  }));
}

async function readPosts(q: Query, lang: LanguageCode, now: Date): Promise<Written[]> {
  const rows = await q
    .select({
      id: posts.code,
      title: postTexts.title,
      slug: postTexts.slug,
      excerpt: postTexts.excerpt,
      source: postTexts.source,
    })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), eq(postTexts.lang, lang)))
    .where(isShown(now))
    .orderBy(desc(posts.publishAt), desc(posts.code))
    .limit(maxOfKind);
  return rows.map(({ id, title, slug, excerpt, source }) => ({
    hit: { kind: "post", title, slug, id },
    texts: [excerpt, source],
  }));
}

/** Of each legal text the wording that holds. */
async function readLaws(q: Query, lang: LanguageCode, now: Date): Promise<Written[]> {
  const rows = await q
    .select()
    .from(laws)
    .where(isNotNull(laws.publishedAt))
    .orderBy(desc(laws.effectiveAt), desc(laws.lawVersion))
    .limit(maxOfKind);
  return lawKinds.flatMap((kind) => {
    const current = wordingAt(
      rows.filter((row) => row.kind === kind),
      now,
    );
    const body = current?.body[lang];
    if (!body) return [];
    return { hit: { kind: "law", title: "", slug: kind, id: null } as const, texts: [body] };
  });
}
