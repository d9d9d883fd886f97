import { createRoute, z } from "@hono/zod-openapi";
import { asc, eq, inArray } from "drizzle-orm";
import { asLanguage, type LanguageCode } from "../../contract/languages";
import { registered, type TranslationEntry, translationList } from "../../contract/site";
import type { Database } from "../../db/database";
import { siteDefaults, translations } from "../../db/tables/site";
import { publicRoute } from "../../http/access";
import type { App } from "../../http/app";
import { ApiError } from "../../http/errors";
import { respond } from "../../http/respond";
import { responses } from "../../http/responses";
import type { Services } from "../../services";
import { VersionMemo } from "../catalog/index/version-memo";
import { registerMissing } from "./register-missing";

/** Keys registered per minute from all visitors together. */
const registrationsPerMinute = 200;

const listRoute = createRoute({
  method: "get",
  path: "/translate/{packages}/{lang}",
  summary: "A package's texts in a language (R-API-06)",
  request: {
    params: z.object({
      packages: z.string().describe("`renusify,{package}`"),
      lang: z.string(),
    }),
  },
  responses: responses(translationList, "A key and its text per entry"),
});

const registerRoute = createRoute({
  method: "post",
  path: "/translate/{package}/{key}",
  summary: "Registers a missing key, where the shop wants that (R-API-07)",
  request: {
    params: z.object({ package: z.string(), key: z.string() }),
    query: z.object({ v: z.string().optional().describe("The text shown instead") }),
  },
  responses: responses(registered, "The key is noted, or was known"),
});

export function translateRoutes(app: App, services: Services): void {
  const { database, catalogue } = services;
  const lists = new VersionMemo<z.infer<typeof translationList>>(16);

  publicRoute(app, listRoute, async (c) => {
    const { packages, lang: code } = c.req.valid("param");
    const packageName = packages.split(",").at(-1) ?? "";
    const lang = asLanguage(code);
    if (!lang || !(await hasPackage(services, packageName))) throw new ApiError("error.not_found");
    const { version } = await catalogue.current();
    const list = await lists.get(version, `${packageName} ${lang}`, () =>
      readTranslations(database, packageName).then((entries) => inLanguage(entries, lang)),
    );
    return respond(c, translationList, list);
  });

  publicRoute(app, registerRoute, async (c) => {
    const { package: packageName, key } = c.req.valid("param");
    await guardRegistration(services, packageName, key);
    await registerMissing(database, packageName, key);
    return respond(c, registered, { ok: true });
  });
}

async function guardRegistration(services: Services, packageName: string, key: string) {
  if (!services.autoTranslate || packageName !== services.packageName) {
    throw new ApiError("error.forbidden");
  }
  if (!/^[^\p{C}]{1,120}$/u.test(key)) throw new ApiError("error.bad_request");
  const allowance = { key: "all", limit: registrationsPerMinute, windowMs: 60_000 };
  if ((await services.rateLimiter.take({ purpose: "translate", ...allowance })) > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: 60 });
  }
}

async function hasPackage({ database, packageName }: Services, asked: string): Promise<boolean> {
  if (asked === packageName) return true;
  const rows = await database.run((q) =>
    q
      .select({ package: siteDefaults.package })
      .from(siteDefaults)
      .where(eq(siteDefaults.package, asked)),
  );
  return rows.length > 0;
}

/** The texts of the components, which a package's own replace (C-08). */
const componentTexts = "renusify";

/**
 * A package's texts by key, those of the components below its own, with a value per language that has one
 * (R-ENT). Keys without any are left out.
 */
export async function readTranslations(
  database: Database,
  packageName: string,
): Promise<TranslationEntry[]> {
  const rows = await database.run((q) =>
    q
      .select()
      .from(translations)
      .where(inArray(translations.package, [componentTexts, packageName]))
      .orderBy(asc(translations.key)),
  );
  const entries = new Map<string, TranslationEntry>();
  for (const own of [false, true]) {
    for (const { key, texts } of rows.filter((row) => (row.package === packageName) === own)) {
      if (Object.keys(texts).length > 0) entries.set(key, { ...entries.get(key), ...texts, key });
    }
  }
  return [...entries.values()];
}

/** Those of them that have a text in a language, with that text alone. */
export function inLanguage(
  entries: readonly TranslationEntry[],
  lang: LanguageCode,
): TranslationEntry[] {
  return entries.flatMap(({ key, [lang]: text }) =>
    text === undefined ? [] : [{ key, [lang]: text }],
  );
}
