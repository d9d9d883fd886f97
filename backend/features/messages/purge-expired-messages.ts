import { lt } from "drizzle-orm";
import { messages } from "../../db/tables/messages";
import { deleteSome, type Purge } from "../../jobs/purge";

/** Takes away messages of long ago, with the addresses and names in them. */
export const purgeExpiredMessages: Purge = (q, { before, limit }) =>
  deleteSome(q, messages, lt(messages.createdAt, before), limit);
