import { z } from "@hono/zod-openapi";
import { lawKinds } from "./law";

/** What is shown to whoever was given its link before readers see it; posts have a preview of their own. */
export const previewedKinds = ["faq", "page", "law"] as const;
export type PreviewedKind = (typeof previewedKinds)[number];

/** GET home/previews/{kind}/{token} */
export const contentPreview = z
  .object({
    /** Empty for a legal text, which is called after its kind. */
    title: z.string(),
    law_kind: z.enum(lawKinds).nullable(),
    lead: z.string(),
    /** Sanitised markup. */
    body_html: z.string(),
  })
  .openapi("ContentPreview");
export type ContentPreview = z.infer<typeof contentPreview>;
