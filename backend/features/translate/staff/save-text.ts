import { inEachLanguage, languageCodes } from "../../../contract/languages";
import type { StaffText, TextFields } from "../../../contract/staff-texts";
import type { Query } from "../../../db/database";
import type { Texts } from "../../../db/tables/columns";
import { translations } from "../../../db/tables/site";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import type { ContentActor } from "../../reading/content-actor";
import { written } from "../../reading/in-every";
import { checkText } from "./check-text";
import { ofKey, toStaff, versionOf } from "./list-texts";

type Shop = Pick<Services, "database" | "packageName">;

/**
 * POST admin/texts/one: what the storefront says in each language; nothing in one brings back what it was delivered with. Throws
 * `error.not_found`, `content.changed` where it says something else by now, and refuses what can't be said.
 */
export function saveText(
  { database, packageName }: Shop,
  { key, version, texts }: TextFields,
  actor: ContentActor,
): Promise<StaffText> {
  return database.transaction(async (q) => {
    const row = await lockText(q, { packageName, key, version });
    const errors = faultsOf(texts, row.shipped);
    if (Object.keys(errors).length > 0) throw new ApiError("error.bad_request", { errors });
    const said = orDelivered(texts, row.shipped);
    const [saved] = await q
      .update(translations)
      .set({ texts: said, auto: Object.keys(said).length === 0 })
      .where(ofKey(packageName, key))
      .returning();
    if (!saved) throw new ApiError("error.not_found");
    if (versionOf(said) === version) return toStaff(saved);
    await moveVersion(q, false);
    await recordAudit(q, {
      ...actor,
      action: "text.change",
      entity: "text",
      entityId: key,
      diff: { wording: [spoken(row.texts), spoken(said)] },
    });
    return toStaff(saved);
  });
}

/** POST admin/texts/remove: a key that the shop was not delivered with. Throws as above, and `text.delivered`. */
export function removeText(
  { database, packageName }: Shop,
  { key, version }: { key: string; version: number },
  actor: ContentActor,
): Promise<void> {
  return database.transaction(async (q) => {
    const { shipped, texts } = await lockText(q, { packageName, key, version });
    if (shipped) throw new ApiError("text.delivered");
    await q.delete(translations).where(ofKey(packageName, key));
    await moveVersion(q, false);
    await recordAudit(q, {
      ...actor,
      action: "text.remove",
      entity: "text",
      entityId: key,
      diff: { wording: [spoken(texts), null] },
    });
  });
}

/** What is said where nothing is written: what was delivered, else nothing. */
export function orDelivered(texts: Texts, delivered: Texts | null): Texts {
  return written(inEachLanguage((code) => texts[code]?.trim() || delivered?.[code] || ""));
}

async function lockText(
  q: Query,
  { packageName, key, version }: { packageName: string; key: string; version: number },
) {
  const [row] = await q.select().from(translations).where(ofKey(packageName, key)).for("update");
  if (!row) throw new ApiError("error.not_found");
  if (versionOf(row.texts) !== version) throw new ApiError("content.changed");
  return row;
}

function faultsOf(texts: Texts, delivered: Texts | null): Record<string, string[]> {
  const faults = Object.entries(texts).flatMap(([code, text]): [string, string[]][] => {
    const fault = checkText(text, delivered);
    return fault ? [[`texts.${code}`, [fault]]] : [];
  });
  return Object.fromEntries(faults);
}

/** A text as the log shows it, not longer than a line or two. */
const spoken = (texts: Texts) =>
  languageCodes.map((code) => (texts[code] ?? "").slice(0, 120)).join(" | ");
