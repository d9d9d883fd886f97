import { createRoute, z } from "@hono/zod-openapi";
import { pictureWidths } from "../../contract/catalog";
import { errorBody } from "../../contract/errors";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import type { Services } from "../../services";
import { readPictureAsk } from "./ask-picture";

const binary = { schema: z.string().openapi({ format: "binary" }) };

const pictureRoute = createRoute({
  method: "get",
  path: "/media/{file}",
  summary: `A picture in one of the widths ${pictureWidths.join(", ")} (R-IMG-01)`,
  request: {
    params: z.object({ file: z.string() }),
    query: z.object({
      w: z.string().optional().describe("Width, 600 by default"),
      q: z.string().optional().describe("`lite` for fewer bytes"),
    }),
  },
  responses: {
    200: {
      description: "WebP, or AVIF for those who accept it, once it is encoded",
      content: { "image/webp": binary, "image/avif": binary },
    },
    504: { description: "Asked for `only-if-cached` (RFC 9111, 5.2.1.7), and not drawn yet" },
    default: {
      description: "What went wrong",
      content: { "application/json": { schema: errorBody } },
    },
  },
});

export function mediaRoutes(app: App, { pictures }: Services): void {
  publicRoute(app, pictureRoute, async (c) => {
    const { w, q } = c.req.valid("query");
    const ask = readPictureAsk(c.req.valid("param").file, w, q);
    const takesAvif = c.req.header("Accept")?.includes("image/avif") ?? false;
    const isOnlyIfDrawn = c.req.header("Cache-Control") === "only-if-cached";
    const { bytes, format } = isOnlyIfDrawn
      ? { bytes: await pictures.findDrawn(ask), format: "webp" }
      : await pictures.find(ask, takesAvif);
    if (!bytes) return new Response(null, { status: 504 });
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": `image/${format}`,
        "Cache-Control": "public, max-age=31536000, immutable",
        Vary: "Accept",
      },
    });
  });
}
