import type { SyncedLists } from "~/client/storage/list-sync";
import type { Entry, OfflineLog } from "./offline-log";
import type { Operation, OperationProblem } from "./operation";

/** As many as the shop takes at once (backend/contract/cart.ts). */
export const maxPerRequest = 200;

/** As many characters as the shop takes in one form of fields, with room for the rest (sitemap/body-limit.ts). */
export const maxCharsPerRequest = 150_000;

/** Of an operation's name and time, as they are sent. */
const charsAround = 150;

/** What the shop answers to a part of the log (routes/resources/sync.ts). */
export interface SyncAnswer {
  problems: OperationProblem[];
  lists: SyncedLists;
}

/** Sends a part of one owner's log. Rejects where it came to no answer, and all of it waits on. */
export type PostOperations = (
  owner: string,
  operations: readonly Operation[],
) => Promise<SyncAnswer>;

export interface SendResult {
  /** How many were answered. */
  sent: number;
  problems: OperationProblem[];
  /** What the cart and the wish list are now; null where nothing was sent. */
  lists: SyncedLists | null;
}

/**
 * Sends the log in its order, part by part; what was answered leaves it. A part whose answer is lost is sent again the
 * next time: the shop knows each change by its `op_id` and makes none twice (decisions 11). What was done by somebody
 * else who has logged out since is nobody's wish any more, and goes unsent.
 * @param owner who reads now: a user's id, empty for a visitor; undefined where that can't be told, and the shop says
 */
export async function sendOperations(
  log: OfflineLog,
  owner: string | undefined,
  post: PostOperations,
): Promise<SendResult> {
  const result: SendResult = { sent: 0, problems: [], lists: null };
  for (;;) {
    const entries = await log.read(maxPerRequest);
    const [first] = entries;
    if (!first) return result;
    const part = takePart(
      entries.filter(({ operation }) => operation.owner === first.operation.owner),
    );
    const places = part.map(({ place }) => place);
    const isOthers = owner !== undefined && first.operation.owner !== owner;
    if (first.operation.owner !== "" && isOthers) {
      await log.settle(places, []);
      continue;
    }
    const answer = await post(
      first.operation.owner,
      part.map(({ operation }) => operation),
    );
    const { owner: by } = first.operation;
    await log.settle(
      places,
      answer.problems.map((problem) => ({ ...problem, owner: by })),
    );
    result.sent += part.length;
    result.problems.push(...answer.problems);
    result.lists = answer.lists;
  }
}

/** The first entries, as many as go into one request; at least one. */
function takePart(entries: readonly Entry[]): readonly Entry[] {
  let chars = 0;
  const end = entries.findIndex(({ operation }, index) => {
    chars += encodeURIComponent(JSON.stringify(operation.change)).length + charsAround;
    return index > 0 && chars > maxCharsPerRequest;
  });
  return end < 0 ? entries : entries.slice(0, end);
}
