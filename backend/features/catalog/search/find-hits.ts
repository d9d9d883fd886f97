import type { SearchHit } from "../../../contract/catalog";
import { type LanguageCode, languages } from "../../../contract/languages";
import { ApiError } from "../../../http/errors";
import { readNumber } from "../../../http/read-number";
import type { Services } from "../../../services";
import { speak } from "../../languages/language";
import { showPicture } from "../../media/show-picture";
import type { Category, Department, Reference } from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
import { anywhere } from "../listing/anywhere";
import { findPage } from "../listing/list-products";
import { findScope } from "../listing/scope";
import type { Findings } from "./find-products";
import { queryWords, searchWords } from "./normalize";

const defaultLimit = 8;
const maxLimit = 20;
/** Of departments and categories together. */
const maxPlaces = 3;

/** Suggestions for a search box: departments and categories by their names, then products, best first (R-SEARCH-03). */
export async function findHits(
  { catalogue, listings }: Services,
  params: URLSearchParams,
  lang: LanguageCode,
): Promise<SearchHit[]> {
  const catalogIndex = await catalogue.current();
  const asked = (params.get("search") ?? "").trim();
  const words = queryWords(asked);
  if (words.length === 0) return [];
  const wanted = readNumber(params.get("limit")) ?? defaultLimit;
  const limit = Math.min(Math.max(1, Math.floor(wanted)), maxLimit);
  const places = placesCalled(catalogIndex.reference, words, lang).slice(
    0,
    Math.min(maxPlaces, limit),
  );

  const { codes } = await findMeant(listings, catalogIndex, asked, lang);
  const filters = {
    ...anywhere(languages[lang].currency),
    scope: termsOf(catalogIndex.reference, params.get("category")),
    found: codes,
  };
  const page = { sort: "relevance", page: 1, perPage: limit - places.length } as const;
  const found = await findPage(catalogIndex, filters, page);
  const cards = await listings.cards(catalogIndex, filters, found.codes, lang);
  return [
    ...places,
    ...cards.map(({ id, name, slug, gen, image, price }) => ({
      name,
      kind: "product" as const,
      id,
      slug,
      gen,
      image,
      price,
    })),
  ];
}

/** What the words find; else what they say on the other keyboard's layout. */
async function findMeant(
  listings: Services["listings"],
  catalogIndex: CatalogIndex,
  asked: string,
  lang: LanguageCode,
): Promise<Findings> {
  const found = await listings.search(catalogIndex, asked, lang);
  return found.didYouMean ? listings.search(catalogIndex, found.didYouMean, lang) : found;
}

/** The word may name a category or a department; one that it doesn't know narrows nothing. */
function termsOf(reference: Reference, word: string | null): number[] {
  if (!word) return [];
  try {
    return reference.departmentBySlug.has(word)
      ? findScope(reference, word, null).terms
      : findScope(reference, "all", word).terms;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** The departments that all words name, then the categories. */
function placesCalled(
  reference: Reference,
  words: readonly string[],
  lang: LanguageCode,
): SearchHit[] {
  const isCalled = ({ name }: Category | Department) => {
    const own = searchWords(...Object.values(name));
    return words.every((word) => own.includes(` ${word}`));
  };
  return [
    ...reference.departments
      .filter(isCalled)
      .map((department) => showPlace(reference, "department", department, department.slug, lang)),
    ...[...reference.categoryBySlug.values()].filter(isCalled).map((category) => {
      const gen = reference.departmentById.get(category.departmentId)?.slug ?? "";
      return showPlace(reference, "category", category, gen, lang);
    }),
  ];
}

function showPlace(
  reference: Reference,
  kind: "department" | "category",
  { name, slug, mediaId }: Pick<Category, "name" | "slug" | "mediaId">,
  gen: string,
  lang: LanguageCode,
): SearchHit {
  const picture = mediaId ? reference.pictureById.get(mediaId) : undefined;
  return {
    name: speak(name, lang) ?? slug,
    kind,
    id: null,
    slug,
    gen,
    image: picture ? showPicture(picture, lang) : null,
    price: null,
  };
}
