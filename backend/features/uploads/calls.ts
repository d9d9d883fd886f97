import { createRoute, z } from "@hono/zod-openapi";
import { errorBody } from "../../contract/errors";
import { cropAsk, ratioText, uploadAnswer, uploadMeta } from "../../contract/upload";
import { jsonBody } from "../../http/json-body";
import { responses } from "../../http/responses";

/** A user's token, or a visitor's. */
const security: Record<string, string[]>[] = [{ token: [] }, { upload: [] }];
const binary = z.string().openapi({ format: "binary" });
const named = z.object({ file: z.string() });

export const uploadCalls = {
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
