import type { Database, Query } from "../../db/database";
import { settings } from "../../db/tables/checkouts";
import { readMethodSettings } from "../shipping/method-settings";
import { ownerSettings } from "./owner-settings";
import { freshRetention, retentionKey } from "./retention";
import { freshRates, taxKey } from "./tax";

export interface ShownSetting {
  name: string;
  /** As it could be typed; null where nothing is settled. */
  value: string | null;
}

/** All that the owner can settle, with what holds now. */
export function readSettings(database: Database): Promise<ShownSetting[]> {
  return database.run(async (q) => [...(await readOwn(q)), ...(await readMethodSettings(q))]);
}

/** What holds where a row says nothing of it. */
const freshRows: readonly [string, object][] = [
  [taxKey, freshRates],
  [retentionKey, freshRetention],
];

async function readOwn(q: Query): Promise<ShownSetting[]> {
  const rows = await q.select().from(settings);
  const known = new Map<string, unknown>(rows.map(({ key, value }) => [key, value]));
  for (const [key, fresh] of freshRows) known.set(key, { ...fresh, ...Object(known.get(key)) });
  return Object.entries(ownerSettings).map(([name, { row, path }]) => {
    const value = path.reduce(valueAt, known.get(row));
    return { name, value: value === undefined || value === "" ? null : String(value) };
  });
}

function valueAt(record: unknown, step: string): unknown {
  return typeof record === "object" && record !== null ? Reflect.get(record, step) : undefined;
}
