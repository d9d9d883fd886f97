import { z } from "@hono/zod-openapi";
import { uploadMeta } from "#backend/contract/upload";

/** The links that the laboratory's form keeps, in order. */
export const picturesAsk = z.strictObject({ pictures: z.array(z.string().max(200)).max(20) });
export const picturesAnswer = z.object({ data: z.array(uploadMeta) });
