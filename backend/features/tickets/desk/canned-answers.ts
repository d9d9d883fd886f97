import { and, asc, eq, sql } from "drizzle-orm";
import type { CannedAnswer, ChangedCannedAnswer, NewCannedAnswer } from "../../../contract/desk";
import type { Query } from "../../../db/database";
import { cannedAnswers } from "../../../db/tables/tickets";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import type { DeskActor } from "./desk-actor";

/** GET staff/canned-answers: all of them, by title; a shop has some dozens. */
export function listCannedAnswers({
  database,
}: Pick<Services, "database">): Promise<CannedAnswer[]> {
  return database.run((q) =>
    q
      .select({
        id: cannedAnswers.id,
        version: cannedAnswers.version,
        title: cannedAnswers.title,
        department: cannedAnswers.department,
        body: cannedAnswers.body,
      })
      .from(cannedAnswers)
      .orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id))
      .limit(500),
  );
}

/** POST staff/canned-answers; answers its id. */
export function addCannedAnswer(
  { database }: Pick<Services, "database">,
  { actor, fields }: { actor: DeskActor; fields: NewCannedAnswer },
): Promise<string> {
  return database.transaction(async (q) => {
    const [added] = await q.insert(cannedAnswers).values(fields).returning();
    const id = added?.id ?? "";
    await log(q, actor, "add", id);
    return id;
  });
}

interface Changing {
  actor: DeskActor;
  id: string;
  fields: ChangedCannedAnswer;
}

/** POST staff/canned-answers/{id}. Throws `error.not_found`, `ticket.changed` for an older version. */
export function changeCannedAnswer(
  { database }: Pick<Services, "database">,
  { actor, id, fields: { version, ...fields } }: Changing,
): Promise<void> {
  return database.transaction(async (q) => {
    const [changed] = await q
      .update(cannedAnswers)
      .set({ ...fields, version: sql`${cannedAnswers.version} + 1` })
      .where(and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version)))
      .returning({ id: cannedAnswers.id });
    if (!changed) throw await missing(q, id);
    await log(q, actor, "change", id);
  });
}

/** POST staff/canned-answers/{id}/remove. Throws the same. */
export function removeCannedAnswer(
  { database }: Pick<Services, "database">,
  { actor, id, version }: { actor: DeskActor; id: string; version: number },
): Promise<void> {
  return database.transaction(async (q) => {
    const [removed] = await q
      .delete(cannedAnswers)
      .where(and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version)))
      .returning({ id: cannedAnswers.id });
    if (!removed) throw await missing(q, id);
    await log(q, actor, "remove", id);
  });
}

async function missing(q: Query, id: string): Promise<ApiError> {
  const [stands] = await q
    .select({ id: cannedAnswers.id })
    .from(cannedAnswers)
    .where(eq(cannedAnswers.id, id));
  return new ApiError(stands ? "ticket.changed" : "error.not_found");
}

function log(
  q: Query,
  actor: DeskActor,
  action: "add" | "change" | "remove",
  id: string,
): Promise<void> {
  const entry = { ...actor, action: `canned_answer.${action}` as const };
  return recordAudit(q, { ...entry, entity: "canned_answer", entityId: id });
}
