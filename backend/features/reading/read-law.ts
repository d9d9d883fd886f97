import { desc, isNotNull } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import { type Law, type LawKind, lawKinds } from "../../contract/law";
import type { Query } from "../../db/database";
import { laws } from "../../db/tables/pages";
import { ApiError } from "../../http/errors";
import { saidIn, speak } from "../languages/language";
import { speakRichText } from "../rich-text/write-rich-text";

interface Asked {
  kind: LawKind;
  /** A wording by its name; the one that holds by default. */
  version: string | undefined;
  lang: LanguageCode;
  now: Date;
  /** Else the one that held at this moment, as for an order. */
  at?: Date | undefined;
}

/** One wording of a legal text, and which others there are. Throws `error.not_found` for one that nobody published. */
export async function readLaw(q: Query, { kind, version, lang, now, at }: Asked): Promise<Law> {
  const rows = await q
    .select()
    .from(laws)
    .where(isNotNull(laws.publishedAt))
    .orderBy(desc(laws.effectiveAt), desc(laws.lawVersion))
    .limit(1000);
  const ofKind = rows.filter((row) => row.kind === kind);
  const holdsAt = (moment: Date) => wordingAt(ofKind, moment);
  const current = holdsAt(now);
  const wanted =
    version === undefined
      ? holdsAt(at ?? now)
      : ofKind.find(({ lawVersion }) => lawVersion === version);
  if (version !== undefined && !wanted) throw new ApiError("error.not_found");
  const name = ({ lawVersion, effectiveAt }: (typeof rows)[number]) => ({
    law_version: lawVersion,
    effective_at: effectiveAt.toISOString(),
  });
  return {
    kind,
    kinds: lawKinds.filter((one) => rows.some((row) => row.kind === one && row.effectiveAt <= now)),
    text: wanted
      ? {
          ...name(wanted),
          body_html: (await speakRichText(q, wanted.body, lang)).html,
          changes: speak(wanted.changes, lang) ?? "",
          ...saidIn({ body: wanted.body, changes: wanted.changes }, lang),
        }
      : null,
    versions: ofKind.map(name),
    current: current?.lawVersion ?? null,
    changes_at:
      rows.findLast(({ effectiveAt }) => effectiveAt > now)?.effectiveAt.toISOString() ?? null,
  };
}

/**
 * Which of a kind's wordings, the newest first, holds at a moment. None does before it is published, so that no later
 * wording becomes that of an earlier order.
 */
export function wordingAt<Wording extends { effectiveAt: Date; publishedAt: Date | null }>(
  newestFirst: readonly Wording[],
  moment: Date,
): Wording | undefined {
  return newestFirst.find(
    ({ effectiveAt, publishedAt }) =>
      effectiveAt <= moment && publishedAt !== null && publishedAt <= moment,
  );
}
