import { handIn } from "./hand-in-picture";
import { offlineLog } from "./offline-log";
import type { WaitingPicture } from "./operation";
import type { SendPictures } from "./send-operations";

/** The shop keeps a picture that no message has claimed for a day; an older link may be none any more. */
const linkLastsMs = 12 * 3_600_000;

/**
 * Hands in the pictures of a message that waits, one after the other. What the shop says of each is written into the log
 * at once, so that a line that breaks costs one of them. Rejects where the shop can't be reached, can't take them now, or
 * is somebody else's.
 */
export const sendPictures: SendPictures = async ({ place, operation }) => {
  let entry = { place, operation };
  for (const [index, picture] of (operation.pictures ?? []).entries()) {
    if (isAnswered(picture)) continue;
    const answered = { ...picture, answer: await handIn(operation.owner, picture) };
    const pictures = (entry.operation.pictures ?? []).map((one, at) =>
      at === index ? answered : one,
    );
    entry = { place, operation: { ...operation, pictures } };
    if (!(await offlineLog.replace(entry))) return undefined;
  }
  return entry;
};

function isAnswered({ answer }: WaitingPicture): boolean {
  if (!answer || "refused" in answer) return answer !== undefined;
  const age = Date.now() - answer.at;
  return age >= 0 && age < linkLastsMs;
}
