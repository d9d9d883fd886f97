import { z } from "@hono/zod-openapi";
import { maxUploadBytes, readRatio, uploadAnswer, uploadMeta } from "../../contract/upload";
import type { UploadRow } from "../../db/tables/uploads";
import type { App, Context } from "../../http/app";
import { ApiError } from "../../http/errors";
import { respond } from "../../http/respond";
import type { Services } from "../../services";
import { uploadCalls } from "./calls";
import { cropUpload } from "./crop-upload";
import { readUploads } from "./read-uploads";
import { tooLarge } from "./receive-file";
import { showUpload } from "./show-upload";
import { takeUpload } from "./take-upload";
import { fileOf, linkOf, placeOf } from "./upload-link";
import { findUploader } from "./uploader";

/** What surrounds a file in a multipart body. */
const envelopeBytes = 64 * 1024;

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

  app.openapi(uploadCalls.take, async (c) => {
    const announced = Number(c.req.header("Content-Length") ?? 0);
    if (announced > maxUploadBytes + envelopeBytes) {
      throw tooLarge(maxUploadBytes);
    }
    const ratio = readRatio(c.req.valid("query").ratio ?? "");
    const uploader = await findUploader(services, c);
    return show(c, await takeUpload(services, uploader, { request: c.req.raw, ratio }));
  });

  app.openapi(uploadCalls.read, async (c) => {
    const links = c.req.valid("query").links.split(",");
    const data = await readUploads(services, await findUploader(services, c), links);
    return respond(c, uploadList, { data });
  });

  app.openapi(uploadCalls.crop, async (c) => {
    const uploader = await findUploader(services, c);
    const { file } = c.req.valid("param");
    return show(c, await cropUpload(services, uploader, { file, ask: c.req.valid("json") }));
  });

  app.openapi(uploadCalls.show, async (c) => {
    const file = fileOf(linkOf(c.req.valid("param").file.replace(/\.webp$/, "")));
    const bytes = file && (await services.storage.get(placeOf(file)));
    if (!bytes) throw new ApiError("error.not_found");
    return new Response(new Uint8Array(bytes), { headers: pictureHeaders });
  });
}

/** It was encoded by the shop, and still nothing in it may ever act as a page (R-FILE-07). */
const pictureHeaders = {
  "Content-Type": "image/webp",
  "Content-Disposition": "inline",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
