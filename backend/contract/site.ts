import { z } from "@hono/zod-openapi";
import { languageCode } from "./i18n";
import type { LanguageCode } from "./languages";

/** A key and one value per language code (R-ENT). */
export const translationEntry = z
  .object({ key: z.string() })
  .catchall(z.string())
  .openapi("TranslationEntry");
export type TranslationEntry = z.infer<typeof translationEntry>;

export const translationList = z.array(translationEntry);

/** POST translate/{package}/{key} (R-API-07). */
export const registered = z.object({ ok: z.literal(true) });

/**
 * GET site-default/{package}/{lang}?texts=&hash= (R-API-05). The texts are of all languages, or of the one that
 * `texts` names; the hash is the same. Asked for by their present hash they never change.
 */
export const siteDefault = z
  .object({
    hash: z.string(),
    fonts: z.string(),
    meta_tag: z.string(),
    colors: z.string(),
    version: z.string(),
    langs: z.record(z.string(), z.object({ rtl: z.boolean() })),
    lang: z.string(),
    rtl: z.boolean(),
    translates: translationList,
  })
  .openapi("SiteDefault");
export type SiteDefault = z.infer<typeof siteDefault>;

export interface MenuEntry {
  id: string;
  title: string;
  /** The language of the title, where it isn't the asked one (docs/decisions/0191). */
  lang?: LanguageCode | undefined;
  icon: string | null;
  /** A named place of the storefront or a path; the product fills `params.lang` in (R-ENT-11). */
  to: {
    name?: string;
    path?: string;
    params: Record<string, string>;
    query?: Record<string, string>;
  };
  children: MenuEntry[];
}

export const menuEntry: z.ZodType<MenuEntry> = z
  .object({
    id: z.string(),
    title: z.string(),
    lang: languageCode.optional(),
    icon: z.string().nullable(),
    to: z.object({
      name: z.string().optional(),
      path: z.string().optional(),
      params: z.record(z.string(), z.string()),
      query: z.record(z.string(), z.string()).optional(),
    }),
    get children() {
      return z.array(menuEntry);
    },
  })
  .openapi("MenuEntry");
export const menu = z.array(menuEntry);

/** GET home/seller: who sells, in the asked language; null where the owner has not said it yet. */
export const seller = z
  .object({
    seller: z
      .object({
        name: z.string(),
        legal_form: z.string(),
        address: z.string(),
        registration: z.string(),
        tax_number: z.string(),
        phone: z.string(),
        email: z.string(),
      })
      .nullable(),
  })
  .openapi("Seller");
export type Seller = z.infer<typeof seller>;
