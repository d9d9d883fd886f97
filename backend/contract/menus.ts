import { z } from "@hono/zod-openapi";
import { inLanguages, rowVersion, shortText } from "./faqs";
import { languageCodes } from "./languages";
import { isStorable } from "./storable-text";

/** The menus that the storefront shows: above every page, at its foot, and in the account below what every account has. */
export const menuNames = ["home", "footer", "user"] as const;
export type MenuName = (typeof menuNames)[number];

/** How many levels a menu has, as an import takes them. */
export const maxMenuLevels = 4;
export const maxMenuTitle = 100;
export const maxMenuLink = 500;

/** Where an entry leads: a path of the shop itself, an https address, or nowhere: a heading of what stands below it. */
const menuLink = z
  .string()
  .trim()
  .max(maxMenuLink)
  .regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\][^\s\\]*)?$/)
  .refine((link) => isStorable(link) && !/\/:/.test(link.replace(/^https:\/\//, "")));

const title = inLanguages(shortText(maxMenuTitle)).refine((texts) =>
  languageCodes.some((code) => texts[code]),
);

/** The key of an entry; they are counted. */
const entryId = z.number().int().positive().max(2_147_483_647);

/** POST admin/menus and admin/menus/{id}. */
export const menuEntryFields = z
  .object({
    version: rowVersion,
    menu: z.enum(menuNames),
    /** The entry that it stands below. */
    parent: entryId.nullable(),
    /** Its place among those beside it, from 1. */
    place: z.number().int().min(1).max(1000),
    title,
    link: menuLink,
    shown: z.boolean(),
  })
  .openapi("MenuEntryFields");
export type MenuEntryFields = z.infer<typeof menuEntryFields>;

export const staffMenuEntry = z
  .object({
    id: entryId,
    version: z.number().int(),
    menu: z.enum(menuNames),
    parent: entryId.nullable(),
    place: z.number().int(),
    /** 0 at the top. */
    level: z.number().int(),
    title: inLanguages(z.string()),
    to: z.object({
      name: z.string().optional(),
      path: z.string().optional(),
      params: z.record(z.string(), z.string()).optional(),
      query: z.record(z.string(), z.string()).optional(),
    }),
    shown: z.boolean(),
    changed_at: z.string(),
  })
  .openapi("StaffMenuEntry");
export type StaffMenuEntry = z.infer<typeof staffMenuEntry>;
export const staffMenuEntries = z
  .object({ data: z.array(staffMenuEntry) })
  .openapi("StaffMenuEntries");

const filling = z.object({ title, link: menuLink });

/** POST admin/menus/fill: what an empty menu begins with. */
export const menuFilling = z
  .object({
    menu: z.enum(menuNames),
    entries: z.array(filling.extend({ children: z.array(filling).max(50) })).max(20),
  })
  .openapi("MenuFilling");
export type MenuFilling = z.infer<typeof menuFilling>;

/** POST admin/menus/{id}/remove */
export const menuEntryRemoval = z.object({ version: rowVersion }).openapi("MenuEntryRemoval");

export const menuSaved = z.object({ id: entryId, version: z.number().int() }).openapi("MenuSaved");
export const menuDone = z.object({ ok: z.literal(true) });
