import { type HomeBlockKind, homeBlockKinds } from "#backend/contract/home-blocks";
import { listHomeBlocks } from "~/api/home-blocks.server";
import { notFound, type RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";

/** The block that the address names, with its kind; `new?kind=` is one that there is not yet. Throws 404 for what can't be one. */
export async function readBlock(ctx: RequestContext, name: string | undefined, url: string) {
  if (name === "new") {
    const asked = new URL(url).searchParams.get("kind");
    const kind: HomeBlockKind | undefined = homeBlockKinds.find((known) => known === asked);
    if (!kind) throw notFound();
    return { kind, block: null };
  }
  const blocks = await listHomeBlocks(ctx.api).catch(asPage(ctx));
  const block = blocks.find(({ id }) => String(id) === name);
  if (!block) throw notFound();
  return { kind: block.kind, block };
}
