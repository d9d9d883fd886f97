import { type Fields, isFields } from "../merge-patch";
import type { FieldPath } from "../problems";
import { column, columnFor, pairs, putAt, textColumns, valueAt } from "./column";
import type { Assembled, Row, Sheet } from "./sheet";

const columns = [
  ...textColumns("title"),
  column("icon"),
  column("shown"),
  column("to_name", "to.name"),
  column("to_path", "to.path"),
  column("to_params", "to.params", pairs),
  column("to_query", "to.query", pairs),
];
const names = ["menu", "place", ...columns.map(({ name }) => name)];

/** Menus: one row an entry, whose `place` says where in the tree it stands: 2, 2.1, 2.1.3. */
export const menuSheet: Sheet = {
  kind: "menus",
  marks: ["menu"],
  knows: (name) => names.includes(name),
  header: () => names,
  begins: (row, previous) => row.cells.get("menu") !== previous.cells.get("menu"),
  assemble,
  rowsOf: (record) => {
    const menu = String(valueAt(record, ["menu"]));
    return [...entriesOf(valueAt(record, ["entries"]), "")].map(
      ([place, entry]) => new Map([["menu", menu], ["place", place], ...cellsOf(entry)]),
    );
  },
};

function assemble(rows: readonly [Row, ...Row[]]): Assembled {
  const entries: Fields[] = [];
  const byPlace = new Map<string, { entry: Fields; path: FieldPath }>();
  const rowOf = new Map<string, Row>();
  const found: Assembled["found"] = [];
  for (const row of rows) {
    const place = (row.cells.get("place") ?? "").trim();
    const above = byPlace.get(place.slice(0, place.lastIndexOf(".")));
    const isTop = !place.includes(".");
    const siblings = isTop ? entries : above && childrenOf(above.entry);
    const path = [...(isTop || !above ? ["entries"] : [...above.path, "children"])];
    const own = [...path, siblings?.length ?? 0];
    rowOf.set(own.join("."), row);
    if (!siblings || !/^\d+(\.\d+)*$/.test(place) || byPlace.has(place)) {
      found.push({ path: [...own, "place"], code: "bad_place", detail: place });
      continue;
    }
    const entry = entryOf(row);
    siblings.push(entry);
    byPlace.set(place, { entry, path: own });
  }
  const [first] = rows;
  return { value: { menu: first.cells.get("menu"), entries }, found, locate };

  function locate(path: FieldPath) {
    for (let length = path.length; length > 0; length -= 1) {
      const row = rowOf.get(path.slice(0, length).join("."));
      const rest = path.slice(length);
      if (row) return { line: row.line, field: columnFor(columns, rest)?.name ?? rest.join("_") };
    }
    return { line: first.line, field: path.map(String).join("_") };
  }
}

function entryOf(row: Row): Fields {
  const entry: Fields = { to: {}, title: {} };
  for (const { name, path, codec } of columns) {
    const cell = row.cells.get(name);
    if (cell) putAt(entry, path, codec.toValue(cell));
  }
  return entry;
}

function childrenOf(entry: Fields): Fields[] {
  const children: Fields[] = Array.isArray(entry.children) ? entry.children : [];
  entry.children = children;
  return children;
}

function* entriesOf(entries: unknown, above: string): Generator<[place: string, entry: Fields]> {
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const place = `${above}${index + 1}`;
    if (!isFields(entry)) continue;
    yield [place, entry];
    yield* entriesOf(entry.children, `${place}.`);
  }
}

function cellsOf(entry: Fields): [string, string][] {
  return columns.flatMap(({ name, path, codec }): [string, string][] => {
    const value = valueAt(entry, path);
    return value === undefined ? [] : [[name, codec.toCell(value)]];
  });
}
