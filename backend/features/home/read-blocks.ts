import { asc, eq, inArray } from "drizzle-orm";
import type { Picture } from "../../contract/catalog";
import {
  type HomeBlock,
  type HomeBlockFields,
  rowListings,
  type StaffHomeBlock,
} from "../../contract/home-blocks";
import type { LanguageCode } from "../../contract/languages";
import type { Database, Query } from "../../db/database";
import { homeBlocks } from "../../db/tables/home-blocks";
import { media } from "../../db/tables/media";
import { departments } from "../../db/tables/taxonomy";
import { type Named, nameIn, saidIn, speak, spokenElsewhere } from "../languages/language";
import { pictureAddress } from "../media/address";
import { showPicture } from "../media/show-picture";
import { written } from "../reading/in-every";
import { speakRichText } from "../rich-text/write-rich-text";
import { fieldsOfRow } from "./block-settings";

/** All rows from the top. */
export function readRows(q: Query) {
  return q.select().from(homeBlocks).orderBy(asc(homeBlocks.sort), asc(homeBlocks.id));
}

/** GET admin/home-blocks: all of them, shown or not. */
export async function listHomeBlocks(q: Query): Promise<StaffHomeBlock[]> {
  const rows = await readRows(q);
  return rows.flatMap((row, index) => {
    const fields = fieldsOfRow(row);
    const more = { id: row.id, place: index + 1, changed_at: row.updatedAt.toISOString() };
    return fields ? [{ ...fields, ...more }] : [];
  });
}

/** GET home/blocks: what is shown; a row of a department that is gone is left out. */
export function readHomeBlocks(database: Database, lang: LanguageCode): Promise<HomeBlock[]> {
  return database.run(async (q) => {
    const blocks: HomeBlock[] = [];
    for (const row of await readRows(q)) {
      const fields = row.shown ? fieldsOfRow(row) : null;
      const block = fields && (await showBlock({ q, lang }, row.id, fields));
      if (block) blocks.push(block);
    }
    return blocks;
  });
}

interface Reading {
  q: Query;
  lang: LanguageCode;
}

async function showBlock(
  reading: Reading,
  id: number,
  { kind, settings }: HomeBlockFields,
): Promise<HomeBlock | null> {
  const { q, lang } = reading;
  const say = (texts: Record<string, string>) => speak(written(texts), lang) ?? "";
  switch (kind) {
    case "hero":
    case "banner": {
      const texts = { title: written(settings.title), text: written(settings.text) };
      const words = {
        title: say(settings.title),
        text: say(settings.text),
        ...saidIn(texts, lang),
      };
      const picture = await findPicture(reading, settings.picture);
      if (kind === "hero") return { id, kind, ...words, picture };
      return { id, kind, ...words, picture, link: settings.link };
    }
    case "products": {
      const { listing, count } = settings;
      if (isRowListing(listing)) return { id, kind, listing, name: null, count };
      const named = await nameDepartment(reading, listing);
      return named && { id, kind, listing, ...named, count };
    }
    case "text":
      return {
        ...{ id, kind },
        html: (await speakRichText(q, written(settings.body), lang)).html,
        lang: spokenElsewhere(written(settings.body), lang),
      };
    case "departments":
    case "categories":
      return { id, kind };
    default:
      return { id, kind, count: settings.count };
  }
}

/** Whether it is a listing of all departments. */
export function isRowListing(listing: string): boolean {
  return rowListings.some((known) => known === listing);
}

async function nameDepartment({ q, lang }: Reading, slug: string): Promise<Named | null> {
  const [row] = await q.select().from(departments).where(eq(departments.slug, slug));
  return row?.active ? nameIn(row.name, lang, slug) : null;
}

async function findPicture({ q, lang }: Reading, address: string | null): Promise<Picture | null> {
  if (!address) return null;
  const file = address.slice(pictureAddress("").length);
  const [row] = await q
    .select()
    .from(media)
    .where(inArray(media.file, [file]));
  return row ? showPicture(row, lang) : null;
}
