import { randomInt } from "node:crypto";
import { and, eq, type InferInsertModel, type InferSelectModel, inArray, sql } from "drizzle-orm";
import { sandboxSessions } from "#backend/db/tables/payments";
import type { Bank } from "./bank";

export type BankSession = InferSelectModel<typeof sandboxSessions>;
export type BankStatus = BankSession["status"];
type Kind = BankSession["kind"];

const letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A name that nobody guesses. */
export function randomName(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** Writes a new charge down. */
export async function openSession(
  { database }: Bank,
  session: InferInsertModel<typeof sandboxSessions>,
): Promise<BankSession> {
  const [made] = await database.run((q) => q.insert(sandboxSessions).values(session).returning());
  if (!made) throw new Error("The charge was not written.");
  return made;
}

/** A charge as it stands now: one that waited too long has expired. */
export async function findSession(
  { database, clock }: Bank,
  kind: Kind,
  authority: string,
): Promise<BankSession | undefined> {
  const [found] = await database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(and(eq(sandboxSessions.authority, authority), eq(sandboxSessions.kind, kind))),
  );
  return found && aged(found, clock.now());
}

/** A Stripe charge that was asked for before under the same key. */
export async function findByIdempotencyKey(
  { database, clock }: Bank,
  merchantId: string,
  key: string,
): Promise<BankSession | undefined> {
  const [found] = await database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(
        and(
          eq(sandboxSessions.kind, "stripe"),
          eq(sandboxSessions.merchantId, merchantId),
          sql`${sandboxSessions.details}->>'idempotencyKey' = ${key}`,
        ),
      ),
  );
  return found && aged(found, clock.now());
}

/** A merchant's charges that were paid and never verified. */
export function listUnverified({ database }: Bank, merchantId: string): Promise<BankSession[]> {
  return database.run((q) =>
    q
      .select()
      .from(sandboxSessions)
      .where(
        and(
          eq(sandboxSessions.kind, "zarinpal"),
          eq(sandboxSessions.merchantId, merchantId),
          eq(sandboxSessions.status, "paid"),
        ),
      )
      .orderBy(sql`${sandboxSessions.createdAt} desc`)
      .limit(100),
  );
}

interface Change {
  status?: BankStatus;
  amount?: number;
  refId?: string;
  cardPan?: string;
}

/** Changes a charge that still stands in one of the statuses; undefined where somebody was faster. */
export async function changeSession(
  { database, clock }: Bank,
  authority: string,
  from: readonly BankStatus[],
  change: Change,
): Promise<BankSession | undefined> {
  const [changed] = await database.run((q) =>
    q
      .update(sandboxSessions)
      .set({ ...change, updatedAt: clock.now() })
      .where(
        and(eq(sandboxSessions.authority, authority), inArray(sandboxSessions.status, [...from])),
      )
      .returning(),
  );
  return changed;
}

/** Writes a refund down, once per key; false where more would go back than was paid. */
export async function noteRefund(
  { database }: Bank,
  authority: string,
  key: string,
  amount: number,
): Promise<boolean> {
  return database.transaction(async (q) => {
    const is = eq(sandboxSessions.authority, authority);
    const [session] = await q.select().from(sandboxSessions).where(is).for("update");
    if (session?.status !== "paid" && session?.status !== "verified") return false;
    const given = session.details.refunds ?? {};
    if (given[key] !== undefined) return true;
    const sum = Object.values(given).reduce((total, one) => total + one, amount);
    if (sum > session.amount) return false;
    const details = { ...session.details, refunds: { ...given, [key]: amount } };
    await q.update(sandboxSessions).set({ details }).where(is);
    return true;
  });
}

function aged(session: BankSession, now: Date): BankSession {
  const waits = session.status === "new" || session.status === "in_bank";
  const over = session.kind === "zarinpal" ? waits : session.status === "new";
  return over && session.expiresAt <= now ? { ...session, status: "expired" } : session;
}
