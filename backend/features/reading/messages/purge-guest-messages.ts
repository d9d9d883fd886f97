import { and, isNull, lt, or } from "drizzle-orm";
import { guestMessages } from "../../../db/tables/pages";
import { deleteSome, type Purge } from "../../../jobs/purge";

/** Takes away what visitors wrote, long after it was answered, or after it came where nobody answered. */
export const purgeGuestMessages: Purge = (q, { before, limit }) => {
  const { doneAt, createdAt } = guestMessages;
  const over = or(lt(doneAt, before), and(isNull(doneAt), lt(createdAt, before)));
  return deleteSome(q, guestMessages, over, limit);
};
