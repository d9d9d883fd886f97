import { z } from "@hono/zod-openapi";
import { picture } from "./catalog";
import { inLanguages, rowVersion, shortText } from "./faqs";
import { languageCode, saidInOf } from "./i18n";
import { languageCodes } from "./languages";
import { richTextSource } from "./rich-text";
import { isStorable } from "./storable-text";

/** What the home page may be made of. */
export const homeBlockKinds = [
  "hero",
  "offers",
  "products",
  "departments",
  "categories",
  "banner",
  "text",
  "brands",
  "journal",
] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/** The kinds of which the page may have several; of the others it has one at most. */
export const repeatedBlockKinds: readonly HomeBlockKind[] = ["products", "banner", "text"];

/** Blocks of the page at most: each may ask for a list of its own. */
export const maxHomeBlocks = 30;

/** How many things stand in a block, from one on: as a rule, and at most. */
export const homeBlockCounts = {
  offers: { usual: 4, max: 8 },
  products: { usual: 8, max: 16 },
  brands: { usual: 12, max: 24 },
  journal: { usual: 3, max: 6 },
} as const;

/** The listings of all departments that a row of products may show. */
export const rowListings = ["new", "popular", "sale"] as const;

export const maxBlockTitle = 150;
export const maxBlockText = 500;
export const maxBlockLink = 500;

const title = inLanguages(shortText(maxBlockTitle));
const text = inLanguages(shortText(maxBlockText));

const isSaid = (texts: Record<string, string>) =>
  languageCodes.some((code) => (texts[code] ?? "").trim() !== "");

/** The address of one of the shop's pictures, without a width. */
const pictureAddress = z.string().regex(/^\/api\/media\/[0-9a-f]{20}$/);

/** A path of the shop itself, without the language, which the reader's page fills in. */
const innerLink = z
  .string()
  .trim()
  .min(1)
  .max(maxBlockLink)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .refine((link) => isStorable(link) && !link.includes("/:"));

const countOf = (kind: keyof typeof homeBlockCounts) =>
  z.number().int().min(1).max(homeBlockCounts[kind].max);

/** What each kind of block is set to. */
export const homeBlockSettings = {
  /** Empty words are the shop's own; without a picture it shows what sells best. */
  hero: z.object({ title, text, picture: pictureAddress.nullable() }),
  offers: z.object({ count: countOf("offers") }),
  /** One of `rowListings`, or a department's slug. */
  products: z.object({
    listing: z.string().regex(/^[a-z0-9-]{1,40}$/),
    count: countOf("products"),
  }),
  departments: z.object({}),
  categories: z.object({}),
  banner: z.object({ title: title.refine(isSaid), text, picture: pictureAddress, link: innerLink }),
  /** Markdown. */
  text: z.object({ body: inLanguages(richTextSource).refine(isSaid) }),
  brands: z.object({ count: countOf("brands") }),
  journal: z.object({ count: countOf("journal") }),
} satisfies Record<HomeBlockKind, z.ZodType>;

const fieldsOf = <Kind extends HomeBlockKind>(kind: Kind) =>
  z.object({
    version: rowVersion,
    kind: z.literal(kind),
    settings: homeBlockSettings[kind],
    shown: z.boolean(),
  });

/** POST admin/home-blocks and admin/home-blocks/{id}; a block's kind stays. */
export const homeBlockFields = z
  .discriminatedUnion("kind", [
    fieldsOf("hero"),
    fieldsOf("offers"),
    fieldsOf("products"),
    fieldsOf("departments"),
    fieldsOf("categories"),
    fieldsOf("banner"),
    fieldsOf("text"),
    fieldsOf("brands"),
    fieldsOf("journal"),
  ])
  .openapi("HomeBlockFields");
export type HomeBlockFields = z.infer<typeof homeBlockFields>;

const blockId = z.number().int().positive().max(2_147_483_647);

export const staffHomeBlock = z
  .intersection(
    homeBlockFields,
    z.object({
      id: blockId,
      /** Among all blocks, from 1. */
      place: z.number().int(),
      changed_at: z.string(),
    }),
  )
  .openapi("StaffHomeBlock");
export type StaffHomeBlock = z.infer<typeof staffHomeBlock>;

/** GET admin/home-blocks: all of them, from the top. */
export const staffHomeBlocks = z
  .object({ data: z.array(staffHomeBlock) })
  .openapi("StaffHomeBlocks");

/** A step up or down the page, or whether readers see it. */
export const homeBlockMoves = ["up", "down", "show", "hide"] as const;

/** POST admin/home-blocks/{id}/move */
export const homeBlockMove = z
  .object({ version: rowVersion, move: z.enum(homeBlockMoves) })
  .openapi("HomeBlockMove");
export type HomeBlockMove = z.infer<typeof homeBlockMove>;

/** POST admin/home-blocks/{id}/remove */
export const homeBlockRemoval = z.object({ version: rowVersion }).openapi("HomeBlockRemoval");

export const homeBlockSaved = z
  .object({ id: blockId, version: z.number().int() })
  .openapi("HomeBlockSaved");
export const homeBlockDone = z.object({ ok: z.literal(true) });

const shown = <Kind extends HomeBlockKind, Shape extends z.core.$ZodLooseShape>(
  kind: Kind,
  shape: Shape,
) => z.object({ id: z.number().int(), kind: z.literal(kind), ...shape });

/** A block as readers get it, in the language that is asked for. */
export const homeBlock = z
  .discriminatedUnion("kind", [
    shown("hero", {
      title: z.string(),
      text: z.string(),
      said_in: saidInOf(["title", "text"]),
      picture: picture.nullable(),
    }),
    shown("offers", { count: z.number().int() }),
    shown("products", {
      listing: z.string(),
      /** The department's, where it shows one. */
      name: z.string().nullable(),
      /** The name's language, where it isn't the asked one. */
      lang: languageCode.optional(),
      count: z.number().int(),
    }),
    shown("departments", {}),
    shown("categories", {}),
    shown("banner", {
      title: z.string(),
      text: z.string(),
      said_in: saidInOf(["title", "text"]),
      link: z.string(),
      picture: picture.nullable(),
    }),
    /** Sanitised markup, and its language where that isn't the asked one. */
    shown("text", { html: z.string(), lang: languageCode.optional() }),
    shown("brands", { count: z.number().int() }),
    shown("journal", { count: z.number().int() }),
  ])
  .openapi("HomeBlock");
export type HomeBlock = z.infer<typeof homeBlock>;

/** GET home/blocks: what is shown of the home page, from the top. */
export const homeBlocks = z.object({ data: z.array(homeBlock) }).openapi("HomeBlocks");
