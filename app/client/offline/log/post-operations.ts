import type { LanguageCode } from "#backend/contract/languages";
import { syncPath } from "../../../sitemap/paths";
import { inTime } from "../in-time";
import type { WaitingPicture } from "./operation";
import type { PostOperations, SyncAnswer } from "./send-operations";

/** An answer that takes longer is as good as none: what was sent waits and is sent again. */
const timeoutMs = 20_000;

/** Statuses after which the same log would be refused again: it goes, and the shopper is told. */
const hopeless: readonly number[] = [400, 413, 422];

/**
 * POST /{lang}/sync with a part of the log, in the reader's language.
 * @param refusedText what is told of a log that can't be read; without it, that is none of the sender's to settle
 */
export function postOperations(lang: LanguageCode, refusedText?: string): PostOperations {
  return async (owner, operations) => {
    const guest = operations.find((operation) => operation.guest)?.guest;
    const log = operations.map(({ op_id, at, change, pictures }) => ({
      ...{ op_id, at },
      ...change,
      ...(pictures && { pictures: pictures.map(toSent) }),
    }));
    const fields = { owner, log: JSON.stringify(log), ...(guest && { guest }) };
    return inTime(timeoutMs, async (signal) => {
      const response = await post(lang, fields, signal);
      if (refusedText !== undefined && hopeless.includes(response.status))
        return refuseAll(operations, refusedText);
      if (!response.ok) throw new Error(`The log was answered ${response.status}`);
      return (await response.json()) as SyncAnswer;
    });
  };
}

/** What the shop is told of a picture that it was sent before. */
function toSent({ name, answer }: WaitingPicture) {
  if (!answer) return { name };
  return "link" in answer ? { name, link: answer.link } : { name, refused: answer.refused };
}

/** An empty log of a visitor's: what the shop knows of them. */
export async function recallLists(lang: LanguageCode, guest: string): Promise<SyncAnswer["lists"]> {
  const response = await post(lang, { owner: "", log: "[]", guest });
  if (!response.ok) throw new Error(`The visitor was answered ${response.status}`);
  return ((await response.json()) as SyncAnswer).lists;
}

function post(
  lang: LanguageCode,
  fields: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  // By which clock the log was written: a phone's may be years off.
  const body = new URLSearchParams({ ...fields, now: new Date().toISOString() });
  const headers = { Accept: "application/json" };
  return fetch(syncPath(lang), { method: "POST", body, headers, signal });
}

function refuseAll(operations: Parameters<PostOperations>[1], refusedText: string): SyncAnswer {
  const problems = operations.map(({ op_id, name }) => ({
    op_id,
    text: `${name}: ${refusedText}`,
    variant_id: null,
  }));
  return { problems, lists: { cart: null, wishes: null } };
}
