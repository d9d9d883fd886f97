import type { ExportValue } from "../../../contract/privacy";
import type { ExportRow } from "./export-data";

/** A row as the export says it: names in snake_case, times in ISO 8601, what isn't there as null. */
export function said(row: object): ExportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      sayValue(value),
    ]),
  );
}

function sayValue(value: unknown): ExportValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sayValue);
  if (typeof value === "object") return said(value);
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}
