import { createRoute, z } from "@hono/zod-openapi";
import { errorBody } from "../../contract/errors";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { languageOf } from "../../http/language";
import type { Services } from "../../services";
import { findTitled, titledKinds } from "./find-titled";

const titleRoute = createRoute({
  method: "get",
  path: "/media/titles/{kind}/{key}",
  summary: "The picture that stands for a page where it is shared, 1200 × 630",
  request: {
    params: z.object({
      kind: z.string().describe(titledKinds.join(", ")),
      key: z.string().max(200).describe("A number or a slug"),
    }),
    query: z.object({ l: z.string().optional().describe("Language") }),
  },
  responses: {
    200: {
      description: "JPEG",
      content: { "image/jpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    default: {
      description: "What went wrong",
      content: { "application/json": { schema: errorBody } },
    },
  },
});

export function titlePictureRoutes(app: App, services: Services): void {
  const { database, clock, titlePictures } = services;

  publicRoute(app, titleRoute, async (c) => {
    const { kind, key } = c.req.valid("param");
    const known = titledKinds.find((one) => one === kind);
    const lang = languageOf(c);
    const titled =
      known &&
      (await database.run((q) => findTitled(q, { kind: known, key, lang, now: clock.now() })));
    if (!titled) throw new ApiError("error.not_found");
    const tag = `"${titlePictures.nameOf(titled, lang)}"`;
    const headers = { "Cache-Control": "public, max-age=86400", ETag: tag };
    if (c.req.header("If-None-Match") === tag) return new Response(null, { status: 304, headers });
    const bytes = await titlePictures.find(titled, lang);
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "Content-Type": "image/jpeg" },
    });
  });
}
