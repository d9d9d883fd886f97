import { createRoute, z } from "@hono/zod-openapi";
import { languageCode } from "../../contract/i18n";
import { asLanguage } from "../../contract/languages";
import { menu, type Seller, seller, siteDefault } from "../../contract/site";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { languageOf } from "../../http/language";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { VersionMemo } from "../catalog/index/version-memo";
import { inLanguage } from "../translate/routes";
import { readMenu } from "./read-menu";
import { readSiteDefault } from "./read-site-default";
import { readToldSeller } from "./read-told-seller";

const immutable = "public, max-age=31536000, immutable";

const siteDefaultRoute = createRoute({
  method: "get",
  path: "/site-default/{package}/{lang}",
  summary: "What a storefront starts from (R-API-05)",
  request: {
    params: z.object({ package: z.string(), lang: z.string() }),
    query: z.object({
      texts: languageCode.optional().describe("Texts of one language alone; else of all"),
      hash: z
        .string()
        .optional()
        .describe("The hash that the asker knows of; while it holds, the answer is immutable"),
    }),
  },
  responses: responses(siteDefault, "The site's defaults, their hash and the texts"),
});

const menuRoute = createRoute({
  method: "get",
  path: "/home/menu/{name}",
  summary: "A menu's entries (R-API-11)",
  request: {
    params: z.object({ name: z.string() }),
    query: z.object({ l: z.string().optional().describe("Language") }),
  },
  responses: responses(menu, "The entries from the top; empty for a menu that nobody has filled"),
});

const sellerRoute = createRoute({
  method: "get",
  path: "/home/seller",
  summary: "Who sells, as the legal page names them",
  responses: responses(seller, "The seller; null where the owner has not said it yet"),
});

/** Site defaults, menus and the seller: kept until the catalogue's version moves on. */
export function siteRoutes(app: App, { database, catalogue }: Services): void {
  const sites = new VersionMemo<z.infer<typeof siteDefault> | null>(16);
  const menus = new VersionMemo<z.infer<typeof menu>>(16);
  const sellers = new VersionMemo<Seller>(4);

  publicRoute(app, sellerRoute, async (c) => {
    const lang = languageOf(c);
    const { version } = await catalogue.current();
    return respond(
      c,
      seller,
      await sellers.get(version, lang, () => readToldSeller(database, lang)),
    );
  });

  publicRoute(app, siteDefaultRoute, async (c) => {
    const { package: packageName, lang: code } = c.req.valid("param");
    if (!asLanguage(code)) throw new ApiError("error.not_found");
    const { texts, hash } = c.req.valid("query");
    const { version } = await catalogue.current();
    const site = await sites.get(version, packageName, () =>
      readSiteDefault(database, packageName),
    );
    if (!site) throw new ApiError("error.not_found");
    if (hash === site.hash) c.header("Cache-Control", immutable);
    const translates = texts ? inLanguage(site.translates, texts) : site.translates;
    return respond(c, siteDefault, { ...site, translates });
  });

  publicRoute(app, menuRoute, async (c) => {
    const lang = languageOf(c);
    const { name } = c.req.valid("param");
    const { version } = await catalogue.current();
    const entries = await menus.get(version, `${name} ${lang}`, () =>
      readMenu(database, name, lang),
    );
    return respond(c, menu, entries);
  });
}
