import type { SyncedLists } from "~/client/storage/list-sync";
import type { Entry, OfflineLog } from "./offline-log";
import { isMessage, type LoggedProblem, type Operation, type OperationProblem } from "./operation";

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

/**
 * Sends the pictures of a message ahead of it. @returns the entry with what was answered; undefined where it was taken
 * back meanwhile. Rejects as `PostOperations` does
 */
export type SendPictures = (entry: Entry) => Promise<Entry | undefined>;

export interface SendResult {
  /** How many were answered. */
  sent: number;
  /** How many went unsent, as somebody else's. */
  dropped: number;
  problems: OperationProblem[];
  /** What the cart and the wish list are now; null where nothing was sent. */
  lists: SyncedLists | null;
}

/**
 * Sends the log in its order, part by part; what was answered leaves it. A part whose answer is lost is sent again the
 * next time: the shop knows each change by its `op_id` and makes none twice (decisions 11). What was done by somebody
 * else who has logged out since is nobody's wish any more, and goes unsent.
 * @param owner who reads now: a user's id, empty for a visitor; undefined where that can't be told, and the shop says
 * @param sendPictures without it, messages with pictures wait on, and what was written to the shop after them
 */
export async function sendOperations(
  log: OfflineLog,
  owner: string | undefined,
  post: PostOperations,
  sendPictures?: SendPictures,
): Promise<SendResult> {
  const problems = await log.dropAltered();
  const result: SendResult = { sent: 0, dropped: 0, problems, lists: null };
  for (;;) {
    const entries = nextEntries(await log.read());
    const [first] = entries;
    if (!first) return result;
    let part = takePart(
      entries.filter(({ operation }) => operation.owner === first.operation.owner),
    );
    const places = part.map(({ place }) => place);
    const isOthers = owner !== undefined && first.operation.owner !== owner;
    if (first.operation.owner !== "" && isOthers) {
      await log.settle(places, []);
      result.dropped += places.length;
      continue;
    }
    if (hasPictures(first)) {
      if (!sendPictures) return result;
      const sent = await sendPictures(first);
      if (!sent) continue;
      part = [sent];
    }
    const answer = await post(
      first.operation.owner,
      part.map(({ operation }) => operation),
    );
    await log.settle(
      places,
      answer.problems.map((problem) => toLogged(problem, part)),
    );
    result.sent += part.length;
    result.problems.push(...answer.problems);
    result.lists = answer.lists;
  }
}

/** Whose problem it is, with the pictures that can still go along where it is tried again. */
function toLogged(problem: OperationProblem, part: readonly Entry[]): LoggedProblem {
  const owner = part[0]?.operation.owner ?? "";
  const about = part.find(({ operation }) => operation.op_id === problem.op_id)?.operation;
  const pictures = about?.pictures?.filter(({ answer }) => answer && "link" in answer);
  return { ...problem, owner, ...(problem.again && pictures?.length && { pictures }) };
}

const hasPictures = ({ operation }: Entry) => (operation.pictures?.length ?? 0) > 0;

/**
 * What is sent next. Pictures take long: all goes ahead of a message that has some, but for the words that were written
 * to the shop after it; then it goes by itself.
 */
function nextEntries(entries: readonly Entry[]): readonly Entry[] {
  const first = entries.findIndex(hasPictures);
  if (first < 0) return entries;
  const ahead = entries.filter(({ operation }, at) => at < first || !isMessage(operation.change));
  return ahead.length > 0 ? ahead : entries.slice(first, first + 1);
}

/** The first entries, as many as go into one request; at least one. */
function takePart(all: readonly Entry[]): readonly Entry[] {
  const entries = all.slice(0, maxPerRequest);
  let chars = 0;
  const end = entries.findIndex(({ operation }, index) => {
    chars += encodeURIComponent(JSON.stringify(operation.change)).length + charsAround;
    return index > 0 && chars > maxCharsPerRequest;
  });
  return end < 0 ? entries : entries.slice(0, end);
}
