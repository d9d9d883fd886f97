import { listPictures } from "~/api/library.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import type { CoverChoice } from "./result";

/** How many are offered at once. */
const maxChoices = 11;

/** Pictures of the library to choose a cover from, the newest first; the one that is chosen stands before them. */
export async function findCovers(
  ctx: RequestContext,
  { search, chosen }: { search: string; chosen: string },
): Promise<CoverChoice[]> {
  const { data } = await listPictures(ctx.api, { q: search, page: 1 }).catch(asPage(ctx));
  const offered = data.slice(0, maxChoices);
  const isOffered = !chosen || offered.some(({ url }) => url === chosen);
  const first = isOffered ? [] : (await listPictures(ctx.api, { q: chosen, page: 1 })).data;
  return [...first, ...offered].map(({ url, tint, name, alt }) => ({
    ...{ url, tint },
    name: name || alt[ctx.lang] || ctx.t("library.unnamed"),
  }));
}
