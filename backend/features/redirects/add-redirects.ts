import { type RedirectLine, readableAddress } from "../../contract/redirects";
import { redirects } from "../../db/tables/redirects";
import { ApiError } from "../../http/errors";
import { newId } from "../../ports/ids";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import type { ContentActor } from "../reading/content-actor";
import { addKnown, findConflict, lockRedirects, readKnown } from "./find-conflict";

/**
 * POST admin/redirects/many: a list of old addresses, all of them or none, and how many of them were new. A line that
 * says what holds already is no mistake, so that a list can be sent again with more in it.
 */
export function addRedirects(
  { database }: Pick<Services, "database">,
  lines: readonly RedirectLine[],
  actor: ContentActor,
): Promise<number> {
  return database.transaction(async (q) => {
    await lockRedirects(q);
    const known = await readKnown(q, lines);
    const added: { id: string; from: string; to: string }[] = [];
    for (const { line, from, to } of lines) {
      if (from !== to && known.byFrom.get(from)?.to === to) continue;
      const conflict = findConflict({ from, to }, known);
      if (conflict) {
        throw new ApiError("error.bad_request", {
          errors: { lines: [`redirect.line_${conflict.kind}`] },
          params: { line, other: readableAddress(conflict.other) },
        });
      }
      addKnown(known, { from, to });
      added.push({ id: newId(), from, to });
    }
    const [first] = added;
    if (!first) return 0;
    await q.insert(redirects).values(added);
    await recordAudit(q, {
      ...actor,
      action: "redirect.add_list",
      entity: "redirect",
      entityId: first.id,
      diff: { entries: [null, added.length], from: [null, first.from], target: [null, first.to] },
    });
    return added.length;
  });
}
