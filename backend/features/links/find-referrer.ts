import type { Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { findStanding } from "./open-link";

/** Whose referral link brought a new account; null for a link that is none, or is over. */
export async function findReferrer(
  q: Query,
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!token) return null;
  try {
    const { link } = await findStanding(q, token, now);
    return link.kind === "referral" ? link.userId : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
