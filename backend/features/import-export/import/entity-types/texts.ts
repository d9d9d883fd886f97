import type { Texts } from "../../../../db/tables/columns";

/** Texts as records have them: never null, without empty ones and without languages that aren't the wire's. */
export function fromTexts(texts: Texts | null): { en?: string; fa?: string } {
  const { en, fa } = texts ?? {};
  return { ...(en ? { en } : {}), ...(fa ? { fa } : {}) };
}

/** Texts for a column that is null where there are none. */
export function toTexts(texts: { en?: string; fa?: string }): Texts | null {
  return Object.keys(texts).length > 0 ? fromTexts(texts) : null;
}
