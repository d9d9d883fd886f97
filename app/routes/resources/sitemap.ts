import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { getContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import {
  listPages,
  listParts,
  listPostPages,
  listProductPages,
  parsePart,
} from "./sitemap-parts.server";
import { sitemapIndex, urlSet } from "./sitemap-xml";

/** GET /sitemap.xml: an index; its parts are this address with `?part=`. Canonical addresses only (decisions 2). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await getContext(args);
  const { publicUrl } = ctx.settings;
  const wanted = new URL(args.request.url).searchParams.get("part");
  if (wanted === null) {
    const parts = await listParts(ctx.api).catch(asPage(ctx));
    return xml(
      sitemapIndex(
        parts.map(({ name, lastmod }) => ({
          loc: `${publicUrl}/sitemap.xml?part=${name}`,
          lastmod,
        })),
      ),
    );
  }
  const part = parsePart(wanted);
  if (!part) return new Response(null, { status: 404 });
  const entries =
    part === "pages"
      ? listPages(ctx.api, publicUrl)
      : part === "posts"
        ? listPostPages(ctx.api, publicUrl)
        : listProductPages(ctx.api, publicUrl, part.products);
  const blocks = Readable.from(inBlocks(urlSet(await entries.catch(asPage(ctx)))));
  return xml(createReadableStreamFromReadable(blocks));
}

/** Joins pieces to blocks of some 64 KB: a part of the sitemap is too large for one string, a piece too small for a write. */
function* inBlocks(pieces: Iterable<string>): Generator<Uint8Array> {
  let block = "";
  for (const piece of pieces) {
    block += piece;
    if (block.length < 65_536) continue;
    yield encoder.encode(block);
    block = "";
  }
  yield encoder.encode(block);
}

const encoder = new TextEncoder();

function xml(text: BodyInit): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
