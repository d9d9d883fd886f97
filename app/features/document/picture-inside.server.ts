import { setTimeout } from "node:timers/promises";
import type { ShopLoadContext } from "~/api/client/load-context";
import { openDrawnPicture } from "~/api/client/open-picture.server";
import type { RequestContext } from "~/request/context.server";
import { insideWidth, type PictureInside } from "~/ui/picture/picture-inside";

/** What stands behind the picture waits for its bytes: 160 ms for so many on a line of 400 kbit/s, where it saves a round trip of 400. */
const maxBytes = 8 * 1024;

/** One that has to be drawn first is asked for by the page, and drawn for it; the next rendering finds it. */
const maxWaitMs = 250;

const inside = new WeakMap<RequestContext, PictureInside>();

/** What the request's page carries inside itself. */
export function pictureInsideOf(ctx: RequestContext): PictureInside | undefined {
  return inside.get(ctx);
}

/**
 * Puts the picture that a newcomer's page waits for into the page, where it is small and there (docs/decisions/0241). Answers false
 * where it may be there for the next one: that it has been drawn, nobody tells.
 */
export async function placePictureInside(
  context: ShopLoadContext,
  ctx: RequestContext,
  url: string | undefined,
): Promise<boolean> {
  if (!ctx.isFirstVisit || ctx.lite || !url) return true;
  const opening = openDrawnPicture(context, ctx.lang, `${url}?w=${insideWidth}`).catch(
    () => undefined,
  );
  const picture = await Promise.race([opening, setTimeout(maxWaitMs, undefined, { ref: false })]);
  if (!picture) return false;
  const bytes = Buffer.from(await picture.arrayBuffer());
  if (bytes.length > maxBytes) return true;
  const type = picture.headers.get("Content-Type");
  inside.set(ctx, { url, data: `data:${type};base64,${bytes.toString("base64")}` });
  return true;
}
