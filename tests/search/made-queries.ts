import { attributes, type DemoAttribute } from "#backend/db/seed/demo/attributes";
import { brands } from "#backend/db/seed/demo/brands";
import { demoDepartments } from "#backend/db/seed/demo/departments";
import type { Both } from "#backend/db/seed/demo/shape";
import { onOtherKeyboard } from "#backend/features/catalog/search/keyboard";
import { type LanguageCode, languageCodes } from "../support/languages";
import { slip } from "./bend-words";
import { demoCategories, demoProducts } from "./demo-products";
import type { Grade, GradedQuery, Placed } from "./query-kinds";

/** Queries that rules make of the demo catalogue's own words, and what fits each by rule. */
export function makeQueries(): GradedQuery[] {
  return languageCodes.flatMap((lang) => [
    ...names(lang),
    ...places(lang),
    ...ofBrands(lang),
    ...ofOptions(lang),
    ...words(lang),
    ...storyWords(lang),
  ]);
}

const every = <T>(all: readonly T[], step: number) => all.filter((_, place) => place % step === 0);
const grade = (best: boolean, near: boolean): Grade => (best ? 2 : near ? 1 : 0);

function names(lang: LanguageCode): GradedQuery[] {
  return every(demoProducts, 4).map((wanted) => ({
    lang,
    kind: "whole name",
    query: wanted.name[lang],
    gradeOf: ({ key, name, category }) =>
      grade(key === wanted.key || name[lang] === wanted.name[lang], category === wanted.category),
  }));
}

const isIn = (product: Placed, slug: string) => product.path.some((one) => one.slug === slug);

function places(lang: LanguageCode): GradedQuery[] {
  return [
    ...demoDepartments.map(({ slug, name }) => ({
      lang,
      kind: "department",
      query: name[lang],
      gradeOf: ({ department }: Placed) => grade(department.slug === slug, false),
    })),
    ...demoCategories.map(({ slug, name }) => ({
      lang,
      kind: "category",
      query: name[lang],
      gradeOf: (product: Placed) =>
        grade(isIn(product, slug) || isCalled(product, name[lang], lang), isNear(product, slug)),
    })),
  ];
}

/** Whether a product stands in the department of a category. */
const isNear = ({ department }: Placed, slug: string) =>
  demoProducts.some((other) => isIn(other, slug) && other.department === department);

const isCalled = ({ name }: Placed, words: string, lang: LanguageCode) =>
  wordsOf(words).every((word) => hasWord(name[lang], word));

function ofBrands(lang: LanguageCode): GradedQuery[] {
  const alone = Object.entries<Both>(brands).map(([slug, name]) => ({
    lang,
    kind: "brand",
    query: name[lang],
    gradeOf: ({ brand }: Placed) => grade(brand === slug, false),
  }));
  const withCategory = every(demoProducts, 7).map(({ brand, category, path }) => ({
    lang,
    kind: "brand and category",
    query: `${brands[brand][lang]} ${path.at(-1)?.name[lang]}`,
    gradeOf: (product: Placed) =>
      grade(
        product.brand === brand && product.category === category,
        product.brand === brand || product.category === category,
      ),
  }));
  return [...alone, ...withCategory];
}

/** The codes of an attribute that a product has, by itself or in a variant. */
function codesOf(product: Placed, attribute: keyof typeof attributes): unknown[] {
  const own = product.facts[attribute];
  return [own, ...product.variants.map(({ options }) => options[attribute])].flat();
}

function ofOptions(lang: LanguageCode): GradedQuery[] {
  return (["color", "material"] as const).flatMap((attribute) => {
    const having = demoProducts.filter((product) => codesOf(product, attribute).some(Boolean));
    return every(having, 6).map(({ path, category, ...rest }) => {
      const [code] = codesOf({ ...rest, path, category }, attribute).filter(Boolean);
      const { options }: DemoAttribute = attributes[attribute];
      const option = options?.find((one) => one.code === code)?.name[lang] ?? "";
      return {
        lang,
        kind: "option and category",
        query:
          lang === "en" ? `${option} ${path.at(-1)?.name.en}` : `${path.at(-1)?.name.fa} ${option}`,
        gradeOf: (product: Placed) =>
          grade(
            product.category === category && codesOf(product, attribute).includes(code),
            product.category === category,
          ),
      };
    });
  });
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\u200c]+/u)
    .filter((word) => word.length > 1 && word !== "and");

const hasWord = (text: string, word: string) =>
  wordsOf(text).some((one) => singular(one) === singular(word));

const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, "");

/** Words that name things: of categories in full, and of names where the language puts the thing. */
function thingsOf(lang: LanguageCode): string[] {
  const ofCategories = demoCategories.flatMap(({ name }) => wordsOf(name[lang]));
  const ofNames = every(demoProducts, 3).flatMap(({ name }) =>
    wordsOf(name[lang].split(/,| (?:with|for|in) /)[0] ?? "").slice(
      ...(lang === "en" ? [-1] : [0, 1]),
    ),
  );
  return [...new Set([...ofCategories, ...ofNames])].filter((word) => word.length >= 4);
}

function words(lang: LanguageCode): GradedQuery[] {
  const all = thingsOf(lang);
  const graded = (kind: string, query: string, word: string): GradedQuery => ({
    lang,
    kind,
    query,
    gradeOf: (product) =>
      grade(
        hasWord(product.name[lang], word) ||
          product.path.some(({ name }) => hasWord(name[lang], word)),
        hasWord(product.department.name[lang], word) || isNearWord(product, word, lang),
      ),
  });
  const long = all.filter((word) => word.length >= 6);
  return [
    ...every(all, 3).map((word) => graded("word", word, word)),
    ...every(
      all.slice(1).filter((word) => !/(?:ها|های)$/.test(word)),
      3,
    ).map((word, turn) => graded("other number", otherNumber(word, turn, lang), word)),
    ...every(long, 2).map((word, turn) => graded("typing mistake", slip(word, turn), word)),
    ...every(long.slice(1), 5).map((word) =>
      graded("other keyboard", onOtherKeyboard(word.replaceAll("\u200c", " ")) ?? word, word),
    ),
  ];
}

/** What is told about a product. */
const storyOf = ({ subtitle, summary, description }: Placed, lang: LanguageCode) =>
  wordsOf([subtitle[lang], summary[lang], ...description[lang]].join(" "));

/** Words of one story whose like stands in no other and in no name, by themselves and with the product's category. */
function storyWords(lang: LanguageCode): GradedQuery[] {
  const stories = demoProducts.map((product) => ({ product, words: storyOf(product, lang) }));
  const named = [...demoProducts, ...demoCategories].flatMap(({ name }) => wordsOf(name[lang]));
  const isLike = (one: string, other: string) => one.startsWith(other.slice(0, -2));
  const isRare = (word: string) =>
    word.length >= 6 &&
    !/(?:ها|های|هایی|ای)$/.test(word) &&
    !named.some((other) => isLike(other, word)) &&
    stories.filter(({ words }) => words.some((other) => isLike(other, word))).length === 1;
  return every(stories, 6).flatMap(({ product, words: own }) => {
    const word = own.find(isRare);
    const category = product.path.at(-1)?.name[lang];
    if (!word || !category) return [];
    const gradeOf = (other: Placed) =>
      grade(other.key === product.key, storyOf(other, lang).includes(word));
    return [
      { lang, kind: "word of the story", query: word, gradeOf },
      { lang, kind: "word of the story", query: `${category} ${word}`, gradeOf },
    ];
  });
}

const isNearWord = ({ department }: Placed, word: string, lang: LanguageCode) =>
  demoProducts.some((other) => other.department === department && hasWord(other.name[lang], word));

/** The plural of a singular and the other way round; in Persian, the ways to write a plural in turn. */
function otherNumber(word: string, turn: number, lang: LanguageCode): string {
  if (lang === "en") return word.endsWith("s") ? singular(word) : `${word}s`;
  return word + (["\u200cها", "ها", " ها", "\u200cهای"][turn % 4] ?? "");
}
