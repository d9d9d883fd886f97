import { eq, or, type SQL } from "drizzle-orm";
import type { Query } from "../../db/database";
import { uploads } from "../../db/tables/uploads";
import type { Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import type { Services } from "../../services";
import { findFreshLoginOfAnyKind } from "../auth/sessions/find-session";
import { permitStaff } from "../auth/sessions/require-login";
import { hashToken, newToken } from "../auth/sessions/tokens";

/** Who hands pictures in: a user, a visitor with a token, or a user who was a visitor a moment ago. */
export interface Uploader {
  userId: string | null;
  /** Of the visitor's token. */
  tokenHash: string | null;
  address: string | null;
}

const tokenForm = /^[\w-]{20,100}$/;

/**
 * Of the staff only who answers tickets hands pictures in, as themselves. Throws as findFreshLogin does, and
 * `error.forbidden` for others of the staff. The answer is nobody else's, so it is stored nowhere.
 */
export async function findUploader(
  needed: Pick<Services, "database" | "clock">,
  c: Context,
): Promise<Uploader> {
  c.header("Cache-Control", "no-store");
  const login = await findFreshLoginOfAnyKind(needed, c);
  if (login?.session.kind === "staff") await permitStaff(needed, login, "tickets.reply");
  const token = c.req.header("X-Upload") ?? "";
  return {
    userId: login?.user.id ?? null,
    tokenHash: tokenForm.test(token) ? hashToken(token) : null,
    address: callerOf(c).address,
  };
}

/** The condition for what the uploader handed in; null for who can't have any. */
export function ofUploader({ userId, tokenHash }: Uploader): SQL | null {
  const own: SQL[] = [];
  if (userId) own.push(eq(uploads.userId, userId));
  if (tokenHash) own.push(eq(uploads.guestTokenHash, tokenHash));
  return or(...own) ?? null;
}

/** Whose the next upload is; a visitor whose token has nothing yet gets a new one, so that none can be planted. */
export async function ownerOfNext(q: Query, { userId, tokenHash }: Uploader) {
  if (userId) return { owner: { userId }, guest: null };
  const has = tokenHash && (await q.$count(uploads, eq(uploads.guestTokenHash, tokenHash)));
  if (tokenHash && has) return { owner: { guestTokenHash: tokenHash }, guest: null };
  const guest = newToken();
  return { owner: { guestTokenHash: hashToken(guest) }, guest };
}
