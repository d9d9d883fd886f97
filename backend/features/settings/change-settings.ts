import { eq } from "drizzle-orm";
import type { Database, Query } from "../../db/database";
import { settings } from "../../db/tables/checkouts";
import { moveVersion } from "../catalog/refresh/move-version";
import { changeMethod, isMethodSetting } from "../shipping/method-settings";
import { isOwnerSetting, ownerSettings, readValue, SettingRefused } from "./owner-settings";
import { writeSetting } from "./read-setting";
import { freshRates, taxKey } from "./tax";

/** What a row holds before anything was settled, where that isn't nothing. */
const fresh: Record<string, object> = { [taxKey]: freshRates };

/**
 * Settles what the owner says, all of it or nothing, as they wrote it; an empty value takes one back. What
 * running shops show follows within a second. Throws `SettingRefused` for the first that can't be.
 */
export function changeSettings(
  database: Database,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  return database.transaction(async (q) => {
    // One after the other: settings of one row must not undo each other.
    await moveVersion(q, false);
    for (const [name, written] of Object.entries(changes)) {
      if (isMethodSetting(name)) await changeMethod(q, name, written);
      else await changeOne(q, name, written);
    }
  });
}

async function changeOne(q: Query, name: string, written: string): Promise<void> {
  if (!isOwnerSetting(name)) throw new SettingRefused(name, "unknown", name);
  const { row, path, shape } = ownerSettings[name];
  const value =
    written.trim() === "" ? undefined : readValue<string | number>(name, shape, written);
  const [standing] = await q
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, row))
    .for("update");
  const before = standing?.value ?? fresh[row] ?? {};
  await writeSetting(q, row, withValue(before, path, value));
}

/** A copy with the value at its place; without that place where there is none. */
function withValue(before: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const record = typeof before === "object" && before !== null ? { ...before } : {};
  const inner = withValue(Reflect.get(record, step), rest, value);
  const others = Object.entries(record).filter(([name]) => name !== step);
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}
