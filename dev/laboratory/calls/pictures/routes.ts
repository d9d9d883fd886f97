import { createRoute } from "@hono/zod-openapi";
import { claimUploads } from "#backend/features/uploads/claim-uploads";
import { showUpload } from "#backend/features/uploads/show-upload";
import { findUploader } from "#backend/features/uploads/uploader";
import { publicRoute } from "#backend/http/access";
import type { App } from "#backend/http/app";
import { jsonBody } from "#backend/http/json-body";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import type { Services } from "#backend/services";
import { picturesAnswer, picturesAsk } from "../../contract/pictures";

/** The uploader's own default (R-FILE-04). */
const maxPictures = 3;

const keepCall = createRoute({
  method: "post",
  path: "/lab/pictures",
  summary: "A form that keeps pictures: claims the uploads of its links",
  request: { body: jsonBody(picturesAsk) },
  responses: responses(picturesAnswer, "What is kept"),
});

export function pictureRoutes(app: App, services: Services): void {
  publicRoute(app, keepCall, async (c) => {
    const uploader = await findUploader(services, c);
    const rows = await services.database.transaction((q) =>
      claimUploads(q, {
        uploader,
        links: c.req.valid("json").pictures,
        max: maxPictures,
        field: "pictures",
        now: services.clock.now(),
      }),
    );
    return respond(c, picturesAnswer, { data: rows.map(showUpload) });
  });
}
