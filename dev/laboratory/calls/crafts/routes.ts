import { createRoute, z } from "@hono/zod-openapi";
import { normalizeJoined } from "#backend/features/catalog/search/normalize";
import { publicRoute } from "#backend/http/access";
import type { App, Context } from "#backend/http/app";
import { languageOf } from "#backend/http/language";
import { respond } from "#backend/http/respond";
import { responses } from "#backend/http/responses";
import { choiceList, hitList } from "../../contract/fields";
import { crafts } from "./crafts";

const text = z.string().max(100).default("");

const optionsCall = createRoute({
  method: "get",
  path: "/lab/options",
  summary: "What a select offers for a text (R-SEL-01)",
  request: { query: z.object({ s: text }) },
  responses: responses(choiceList, "Names and values"),
});

const searchCall = createRoute({
  method: "get",
  path: "/lab/search",
  summary: "What a search box finds (R-SEARCH-02)",
  request: { query: z.object({ search: text, category: text }) },
  responses: responses(hitList, "Names"),
});

export function craftRoutes(app: App): void {
  publicRoute(app, optionsCall, (c) => {
    const { s } = c.req.valid("query");
    const found = findCrafts(c, s).map(({ name, value }) => ({ name, value }));
    return respond(c, choiceList, found);
  });
  publicRoute(app, searchCall, (c) => {
    const { search, category } = c.req.valid("query");
    const found = findCrafts(c, search).filter((craft) => !category || craft.category === category);
    const hits = found.map(({ name }) => ({ name }));
    return respond(c, hitList, hits);
  });
}

/** Those whose name in the language of the answer has the text. */
function findCrafts(c: Context, wanted: string) {
  const lang = languageOf(c);
  const words = normalizeJoined(wanted);
  const named = crafts.map((craft) => ({ ...craft, name: craft[lang] ?? craft.en }));
  return named.filter(({ name }) => normalizeJoined(name).includes(words));
}
