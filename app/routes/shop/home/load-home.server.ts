import type { CategoryNode } from "#backend/contract/catalog";
import { cacheForAll } from "~/api/cached-calls.server";
import { getCategories } from "~/api/catalog.server";
import { getHomeBlocks } from "~/api/home-blocks.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { readLists } from "./read-lists.server";
import { toBlockViews } from "./to-block-views.server";

/** Everything of the home page at once: the categories (R-NAV-07), and what the owner's blocks show. */
export async function loadHome(ctx: RequestContext) {
  const { lang, anonymousClient } = ctx;
  const [tree, blocks] = await Promise.all([
    cacheForAll(`categories.${lang}`, () => getCategories(anonymousClient)),
    cacheForAll(`home-blocks.${lang}`, () => getHomeBlocks(anonymousClient)),
  ]).catch(asPage(ctx));
  const lists = await readLists(ctx, blocks).catch(asPage(ctx));
  return {
    departments: tree.map((node) => toDepartment(node, ctx)),
    blocks: toBlockViews(ctx, blocks, lists),
  };
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>;
export type DepartmentView = ReturnType<typeof toDepartment>;

function toDepartment(node: CategoryNode, { lang, t }: RequestContext) {
  return {
    name: node.name,
    ...(node.lang && { lang: node.lang }),
    slug: node.slug,
    picture: node.image
      ? ([node.image.url, node.image.tint] as [url: string, tint: number])
      : undefined,
    count: t("listing.count", { count: node.count, n: formatsFor(lang).number(node.count) }),
    /** The categories in it, from the top. */
    categories: node.children.flatMap(flatten).map(({ name, lang: own, gen, slug }) => ({
      ...{ name, gen, slug },
      ...(own && { lang: own }),
    })),
  };
}

function flatten(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(flatten)];
}
