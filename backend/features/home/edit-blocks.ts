import { eq } from "drizzle-orm";
import {
  type HomeBlockFields,
  type HomeBlockMove,
  maxHomeBlocks,
  repeatedBlockKinds,
} from "../../contract/home-blocks";
import type { Query } from "../../db/database";
import { homeBlocks } from "../../db/tables/home-blocks";
import { media } from "../../db/tables/media";
import { departments } from "../../db/tables/taxonomy";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import { moveVersion } from "../catalog/refresh/move-version";
import type { ContentActor } from "../reading/content-actor";
import { pictureNameOf } from "../rich-text/safe-values";
import { type HomeBlockRow, settingsToKeep } from "./block-settings";
import { isRowListing, readRows } from "./read-blocks";

type Home = Pick<Services, "database">;

interface Saving {
  /** Null for a new one, which stands last. */
  id: number | null;
  fields: HomeBlockFields;
  actor: ContentActor;
}

/**
 * POST admin/home-blocks and admin/home-blocks/{id}. Throws `error.not_found`, `content.changed` for an older version,
 * `home.once` and `home.full` for one more than the page takes, and refuses what is not there: a picture, a department.
 */
export function saveHomeBlock({ database }: Home, { id, fields, actor }: Saving) {
  return database.transaction(async (q) => {
    // First, since its lock keeps two changes of the page apart, and a picture where it is.
    await moveVersion(q, false);
    const rows = await readRows(q);
    const standing = id === null ? null : findRow(rows, id, fields.version);
    if (standing && standing.kind !== fields.kind) throw new ApiError("error.bad_request");
    if (!standing) requireRoom(rows, fields);
    await requireWhatItShows(q, fields);
    const settings = settingsToKeep(fields);
    const { kind, shown } = fields;
    const last = rows.at(-1);
    const [saved] = standing
      ? await q
          .update(homeBlocks)
          .set({ settings, shown, version: standing.version + 1 })
          .where(eq(homeBlocks.id, standing.id))
          .returning()
      : await q
          .insert(homeBlocks)
          .values({ kind, settings, shown, sort: last ? last.sort + 1 : 0 })
          .returning();
    if (!saved) throw new ApiError("error.not_found");
    await recordAudit(q, {
      ...actor,
      action: standing ? "home_block.change" : "home_block.add",
      entity: "home_block",
      entityId: String(saved.id),
      diff: {
        kind: [standing?.kind, saved.kind],
        settings: [standing?.settings, saved.settings],
        shown: [standing?.shown, saved.shown],
      },
    });
    return { id: saved.id, version: saved.version };
  });
}

function requireRoom(rows: readonly HomeBlockRow[], { kind }: HomeBlockFields): void {
  if (rows.length >= maxHomeBlocks) throw new ApiError("home.full");
  const isAlone = !repeatedBlockKinds.includes(kind);
  if (isAlone && rows.some((row) => row.kind === kind)) throw new ApiError("home.once");
}

async function requireWhatItShows(q: Query, { kind, settings }: HomeBlockFields): Promise<void> {
  if ((kind === "hero" || kind === "banner") && settings.picture !== null) {
    const file = pictureNameOf(settings.picture) ?? "";
    if ((await q.$count(media, eq(media.file, file))) === 0) {
      throw refused("picture", "home.no_such_picture");
    }
  }
  if (kind === "products" && !isRowListing(settings.listing)) {
    const { listing } = settings;
    if ((await q.$count(departments, eq(departments.slug, listing))) === 0) {
      throw refused("listing", "validation.choice");
    }
  }
}

function refused(field: string, key: string): ApiError {
  return new ApiError("error.bad_request", { errors: { [field]: [key] } });
}

interface Moving {
  id: number;
  move: HomeBlockMove;
  actor: ContentActor;
}

/**
 * POST admin/home-blocks/{id}/move: a step up or down the page, shown or hidden; the first stays first, and the last last.
 * Throws `error.not_found` and `content.changed`.
 */
export function moveHomeBlock({ database }: Home, { id, move: asked, actor }: Moving) {
  const { move } = asked;
  return database.transaction(async (q) => {
    await moveVersion(q, false);
    const rows = await readRows(q);
    const row = findRow(rows, id, asked.version);
    const from = rows.indexOf(row);
    const to = Math.min(Math.max(from + steps[move], 0), rows.length - 1);
    rows.splice(from, 1);
    rows.splice(to, 0, row);
    for (const [sort, one] of rows.entries()) {
      if (one.sort === sort) continue;
      await q.update(homeBlocks).set({ sort }).where(eq(homeBlocks.id, one.id));
    }
    const shown = move === "show" || (move !== "hide" && row.shown);
    const version = row.version + 1;
    await q.update(homeBlocks).set({ shown, version }).where(eq(homeBlocks.id, id));
    await recordAudit(q, {
      ...actor,
      action: "home_block.move",
      entity: "home_block",
      entityId: String(id),
      diff: { place: [from + 1, to + 1], shown: [row.shown, shown] },
    });
    return { id, version };
  });
}

const steps = { up: -1, down: 1, show: 0, hide: 0 } as const;

/** POST admin/home-blocks/{id}/remove. Throws `error.not_found` and `content.changed`. */
export function removeHomeBlock(
  { database }: Home,
  { id, version, actor }: { id: number; version: number; actor: ContentActor },
): Promise<void> {
  return database.transaction(async (q) => {
    await moveVersion(q, false);
    const { kind, settings } = findRow(await readRows(q), id, version);
    await q.delete(homeBlocks).where(eq(homeBlocks.id, id));
    await recordAudit(q, {
      ...actor,
      action: "home_block.remove",
      entity: "home_block",
      entityId: String(id),
      diff: { kind: [kind, null], settings: [settings, null] },
    });
  });
}

function findRow(rows: readonly HomeBlockRow[], id: number, version: number): HomeBlockRow {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError("error.not_found");
  if (found.version !== version) throw new ApiError("content.changed");
  return found;
}
