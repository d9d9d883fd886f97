import { createRoute, z } from "@hono/zod-openapi";
import { errorBody } from "../../contract/errors";
import { cropAsk, ratioText, readRatio, uploadAnswer, uploadMeta } from "../../contract/upload";
import type { UploadRow } from "../../db/tables/uploads";
import { publicRoute } from "../../http/access";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { jsonBody } from "../../http/json-body";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { cropUpload } from "./crop-upload";
import { openUpload } from "./open-upload";
import { readUploads } from "./read-uploads";
import { respondWithPicture } from "./respond-with-picture";
import { showUpload } from "./show-upload";
import { takeUpload } from "./take-upload";
import { fileOf, linkOf } from "./upload-link";
import { requireUploadSize } from "./upload-size";
import { findUploader } from "./uploader";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { upload: [] }];
const binary = z.string().openapi({ format: "binary" });
const named = z.object({ file: z.string() });

const routes = {
  take: createRoute({
    method: "post",
    path: "/upload",
    summary: "Hands a picture in, as the part `file` of a multipart body (R-FILE-03, R-API-15)",
    security,
    request: {
      query: z.object({
        ratio: ratioText.optional().describe("Keeps the middle in this ratio, such as 16:9"),
      }),
    },
    responses: responses(uploadAnswer, "Its link, and what is known of it"),
  }),
  read: createRoute({
    method: "get",
    path: "/upload",
    summary: "What is still there of own pending pictures",
    security,
    request: {
      query: z.object({
        links: z.string().max(2000).describe("Links by commas"),
      }),
    },
    responses: responses(z.object({ data: z.array(uploadMeta) }), "Those that are there, in order"),
  }),
  crop: createRoute({
    method: "post",
    path: "/upload/{file}/crop",
    summary: "Cuts a part out of an own pending picture, as a new one (R-CROP-01)",
    security,
    request: { params: named, body: jsonBody(cropAsk) },
    responses: responses(uploadAnswer, "The new picture"),
  }),
  show: createRoute({
    method: "get",
    path: "/upload/{file}",
    summary: "An uploaded picture, for who knows its link",
    request: { params: named },
    responses: {
      200: { description: "The picture", content: { "image/webp": { schema: binary } } },
      default: {
        description: "What went wrong",
        content: { "application/json": { schema: errorBody } },
      },
    },
  }),
} as const;

const uploadList = z.object({ data: z.array(uploadMeta) });

export function uploadRoutes(app: App, services: Services): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "upload", {
    type: "apiKey",
    in: "header",
    name: "X-Upload",
    description: "A visitor's token, as their first upload answers it in `guest`.",
  });

  const show = (c: Context, kept: { upload: UploadRow; guest: string | null }) => {
    const meta = showUpload(kept.upload);
    return respond(c, uploadAnswer, { data: meta.url, meta, guest: kept.guest });
  };

  publicRoute(app, routes.take, async (c) => {
    requireUploadSize(c);
    const ratio = readRatio(c.req.valid("query").ratio ?? "");
    const uploader = await findUploader(services, c);
    return show(c, await takeUpload(services, uploader, { request: c.req.raw, ratio }));
  });

  publicRoute(app, routes.read, async (c) => {
    const links = c.req.valid("query").links.split(",");
    const data = await readUploads(services, await findUploader(services, c), links);
    return respond(c, uploadList, { data });
  });

  publicRoute(app, routes.crop, async (c) => {
    const uploader = await findUploader(services, c);
    const { file } = c.req.valid("param");
    return show(c, await cropUpload(services, uploader, { file, ask: c.req.valid("json") }));
  });

  publicRoute(app, routes.show, async (c) => {
    const file = fileOf(linkOf(c.req.valid("param").file.replace(/\.webp$/, "")));
    if (!file) throw new ApiError("error.not_found");
    const { bytes, isClaimed } = await openUpload(services, file);
    return respondWithPicture(bytes, isClaimed ? "public" : "private");
  });
}
