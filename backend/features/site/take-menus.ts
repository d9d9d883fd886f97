import type { CsvInput, CsvTaken } from "../../contract/csv";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { type CsvRow, csvFault } from "../csv/read-csv";
import { foldDigits } from "../import-export/import/numerals";
import type { ContentActor } from "../reading/content-actor";
import type { Kept } from "../reading/content-cells";
import { takeContent } from "../reading/content-file";
import { listMenuEntries, saveMenuEntry } from "./edit-menu";
import { type MenuLine, menuFile, toMenuLines } from "./menu-file";

type Line = Kept<MenuLine>;

/**
 * POST admin/menus/csv: as `takeContent`. Lines are taken from the top of a menu to its bottom, whatever their order, so that what stands
 * below an entry of the file finds it there. Throws `csv.line` for a place that two lines name, or that is below nothing.
 */
export function takeMenus(
  { database }: Pick<Services, "database">,
  actor: ContentActor,
  file: CsvInput,
): Promise<CsvTaken> {
  const entryAt = new Map<string, number>();
  return takeContent(database, menuFile, {
    ...file,
    read: async () => toMenuLines(await database.run(listMenuEntries)),
    sort: (rows, lines) => {
      notePlaces(entryAt, rows, lines);
      return sortByPlace(rows, lines);
    },
    save: async (line, _row, item) => {
      const { place, ...fields } = line;
      const parent = parentOf(entryAt, line);
      const own = Number(place.slice(place.lastIndexOf(".") + 1));
      const id = item ? Number(item.id) : null;
      if (item && item.menu !== line.menu) throw refused("menu", "crud.unknown_field");
      const isOther = line.link.startsWith(":");
      if (isOther && line.link !== item?.link) throw refused("link", "editors.menus.bad_link");
      const saved = await saveMenuEntry(
        { database },
        { id, fields: { ...fields, parent, place: own }, actor, keepsTarget: isOther },
      ).catch(sayPlace);
      entryAt.set(keyOf(line), saved.id);
    },
  });
}

const keyOf = ({ menu, place }: Pick<MenuLine, "menu" | "place">) => `${menu} ${place}`;

/** Where a row says that its entry stands, or where it does. */
function placeIn({ cells }: CsvRow, line: Line | undefined) {
  const menu = cells.menu ?? line?.menu ?? "";
  const place = cells.place === undefined ? (line?.place ?? "") : foldDigits(cells.place.trim());
  return { menu, place } as Pick<MenuLine, "menu" | "place">;
}

/** Which entry stands where: by the file, and where it says nothing as they stand. */
function notePlaces(
  entryAt: Map<string, number>,
  rows: readonly CsvRow[],
  lines: readonly Line[],
): void {
  const named = new Map(rows.map((row) => [row.cells.id, row]));
  for (const line of lines) if (!named.has(line.id)) entryAt.set(keyOf(line), Number(line.id));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const row of rows) {
    const { id = "" } = row.cells;
    const place = placeIn(row, byId.get(id));
    if (!place.place) continue;
    const key = keyOf(place);
    if (seen.has(key)) throw csvFault(row.line, "csv.twice", "place");
    seen.add(key);
    if (byId.has(id)) entryAt.set(key, Number(id));
    else entryAt.delete(key);
  }
}

function sortByPlace(rows: readonly CsvRow[], lines: readonly Line[]): CsvRow[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const partsOf = (row: CsvRow) =>
    placeIn(row, byId.get(row.cells.id ?? ""))
      .place.split(".")
      .map(Number);
  return rows.toSorted((one, other) => comparePlaces(partsOf(one), partsOf(other)));
}

/** An entry comes before those below it. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at === -1) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? -1);
}

function parentOf(entryAt: ReadonlyMap<string, number>, { menu, place }: MenuLine): number | null {
  const end = place.lastIndexOf(".");
  if (end === -1) return null;
  const parent = entryAt.get(keyOf({ menu, place: place.slice(0, end) }));
  if (parent === undefined) throw refused("place", "csv.below_nothing");
  return parent;
}

/** A parent that an entry can't stand below, said of the file's column. */
function sayPlace(error: unknown): never {
  const errors = error instanceof ApiError ? error.details.errors : undefined;
  throw errors?.parent ? refused("place", "csv.below_nothing") : error;
}

function refused(column: string, reason: string): ApiError {
  return new ApiError("error.bad_request", { errors: { [column]: [reason] } });
}
