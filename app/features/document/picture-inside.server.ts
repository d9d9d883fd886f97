import { setTimeout } from "node:timers/promises";
import type { ShopLoadContext } from "~/api/client/load-context";
import { openPicture } from "~/api/client/open-picture.server";
import type { RequestContext } from "~/request/context.server";
import { noteChange } from "~/request/keeping";
import { insideWidth, type PictureInside } from "~/ui/picture/picture-inside";

/** What stands behind the picture waits for its bytes: 160 ms for so many on a line of 400 kbit/s, where it saves a round trip of 400. */
const maxBytes = 8 * 1024;

/** One that has to be drawn first is asked for by the page; the next rendering, moments later, finds it. */
const maxWaitMs = 250;
const retryAfterMs = 5_000;

const inside = new WeakMap<RequestContext, PictureInside>();

/** What the request's page carries inside itself. */
export function pictureInsideOf(ctx: RequestContext): PictureInside | undefined {
  return inside.get(ctx);
}

/** Puts the picture that a newcomer's page waits for into the page, where it is small and there (docs/decisions/0241). */
export async function placePictureInside(
  context: ShopLoadContext,
  ctx: RequestContext,
  url: string | undefined,
): Promise<void> {
  if (!ctx.isFirstVisit || ctx.lite || !url) return;
  const opening = openPicture(context, ctx.lang, `${url}?w=${insideWidth}`).catch(() => undefined);
  const picture = await Promise.race([opening, setTimeout(maxWaitMs, undefined, { ref: false })]);
  if (!picture) return noteChange(ctx.keeping, Date.now() + retryAfterMs);
  const bytes = Buffer.from(await picture.arrayBuffer());
  if (bytes.length > maxBytes) return;
  const type = picture.headers.get("Content-Type");
  inside.set(ctx, { url, data: `data:${type};base64,${bytes.toString("base64")}` });
}
