import { createRoute } from "@hono/zod-openapi";
import { richTextAsked, richTextShown } from "../../contract/rich-text";
import { privateRoute } from "../../http/access";
import type { App } from "../../http/app";
import { jsonBody } from "../../http/json-body";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { writeRichText } from "./write-rich-text";

const preview = createRoute({
  method: "post",
  path: "/admin/rich-text",
  summary: "What a text will look like; stores nothing (content.write)",
  permission: "content.write" as const,
  request: { body: jsonBody(richTextAsked) },
  responses: responses(richTextShown, "The text as it is printed"),
});

export function richTextRoutes(app: App, { database }: Services): void {
  privateRoute(app, preview, async (c) => {
    const { source, lang = languageOf(c) } = c.req.valid("json");
    return respond(c, richTextShown, await database.run((q) => writeRichText(q, source, lang)));
  });
}
