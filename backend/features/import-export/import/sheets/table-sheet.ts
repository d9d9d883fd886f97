import type { EntityTypeName } from "../entity-types/entity-type";
import { type Fields, isFields } from "../merge-patch";
import type { FieldPath, Finding } from "../problems";
import { type Codec, type Column, column, columnFor, putAt, valueAt } from "./column";
import type { Assembled, Row, Sheet } from "./sheet";

/** Columns for whatever names a map has: `fact.color`, `fact.size`. */
interface MapColumns {
  prefix: string;
  path: string;
  codec: Codec;
}

interface Layout {
  kind: EntityTypeName;
  marks: string[];
  columns: Column[];
  maps?: MapColumns[];
  /** A list in the record whose members have a row each. */
  members?: { field: string; key: string; columns: Column[]; maps?: MapColumns[] };
}

/** A sheet with one row a record, or one row a member of a list in the record. */
export function tableSheet({ kind, marks, columns, maps = [], members }: Layout): Sheet {
  const [keyColumn] = columns;
  const memberColumns = members?.columns ?? [];
  const memberMaps = members?.maps ?? [];

  return { kind, marks, knows, begins, assemble, header, rowsOf };

  function ownColumn(name: string): Column | undefined {
    return columns.find((one) => one.name === name) ?? mapColumn(maps, name);
  }

  function memberColumn(name: string): Column | undefined {
    return memberColumns.find((one) => one.name === name) ?? mapColumn(memberMaps, name);
  }

  function knows(name: string): boolean {
    return Boolean(ownColumn(name) ?? memberColumn(name));
  }

  /** A row goes on with the record above if it has the same key, or leaves all of the record empty. */
  function begins(row: Row, previous: Row): boolean {
    if (!members) return true;
    const own = [...row.cells].filter(([name]) => ownColumn(name));
    const key = row.cells.get(keyColumn?.name ?? "");
    if (key) return key !== previous.cells.get(keyColumn?.name ?? "");
    return own.length === 0 || own.some(([, cell]) => cell !== "");
  }

  function assemble(rows: readonly [Row, ...Row[]]): Assembled {
    const [first] = rows;
    const value: Fields = {};
    fill(value, first, ownColumn);
    if (members) value[members.field] = rows.flatMap(memberOf);
    return {
      value,
      locate: (path) => locate(path, rows),
      found: rows.flatMap((row, place) => differencesFrom(first, row, place)),
    };
  }

  function memberOf(row: Row): Fields | [] {
    if (![...row.cells].some(([name, cell]) => cell !== "" && memberColumn(name))) return [];
    const member: Fields = {};
    fill(member, row, memberColumn);
    return member;
  }

  function locate(path: FieldPath, rows: readonly [Row, ...Row[]]) {
    const [first, place, ...rest] = path;
    const [top] = rows;
    if (!members || first !== members.field) {
      return { line: top.line, field: fieldOf(columns, maps, path) };
    }
    const row = typeof place === "number" ? (rows[place] ?? top) : top;
    return { line: row.line, field: fieldOf(memberColumns, memberMaps, rest) || members.key };
  }

  /** What a record's later rows say again of it must be what its first row says. */
  function differencesFrom(first: Row, row: Row, place: number): Finding[] {
    if (!members || row === first) return [];
    const { field } = members;
    return [...row.cells]
      .filter(([name, cell]) => ownColumn(name) && cell && cell !== first.cells.get(name))
      .map(([name, detail]) => ({ path: [field, place, name], code: "differs_above", detail }));
  }

  function header(codes: readonly string[]): string[] {
    const names = (own: Column[], dynamic: MapColumns[]) => [
      ...own.map(({ name }) => name),
      ...dynamic.flatMap(({ prefix }) => codes.map((code) => prefix + code)),
    ];
    return [...names(columns, maps), ...names(memberColumns, memberMaps)];
  }

  function rowsOf(record: unknown): Map<string, string>[] {
    const own = cellsOf(record, columns, maps);
    if (!members) return [own];
    const list = valueAt(record, [members.field]);
    const rows = (Array.isArray(list) ? list : []).map((member) =>
      cellsOf(member, memberColumns, memberMaps),
    );
    const [first, ...others] = rows;
    const key = own.get(keyColumn?.name ?? "") ?? "";
    return [
      new Map([...own, ...(first ?? [])]),
      ...others.map((row) => new Map([[keyColumn?.name ?? "", key], ...row])),
    ];
  }
}

function mapColumn(maps: MapColumns[], name: string): Column | undefined {
  const map = maps.find(({ prefix }) => name.startsWith(prefix));
  return map && column(name, `${map.path}.${name.slice(map.prefix.length)}`, map.codec);
}

function fill(record: Fields, row: Row, find: (name: string) => Column | undefined): void {
  for (const [name, cell] of row.cells) {
    const known = find(name);
    if (known) putAt(record, known.path, cell === "" ? null : known.codec.toValue(cell));
  }
}

function cellsOf(record: unknown, columns: Column[], maps: MapColumns[]): Map<string, string> {
  const dynamic = maps.flatMap(({ prefix, path, codec }) => {
    const map = valueAt(record, [path]);
    const names = isFields(map) ? Object.keys(map) : [];
    return names.map((name) => column(prefix + name, `${path}.${name}`, codec));
  });
  const cells = [...columns, ...dynamic].flatMap(({ name, path, codec }): [string, string][] => {
    const value = valueAt(record, path);
    return value === undefined || value === null ? [] : [[name, codec.toCell(value)]];
  });
  return new Map(cells);
}

function fieldOf(columns: Column[], maps: MapColumns[], path: FieldPath): string {
  const known = columnFor(columns, path);
  if (known) return known.name;
  const map = maps.find((one) => one.path === path[0]);
  return map ? `${map.prefix}${path[1] ?? ""}` : path.map(String).join("_");
}
