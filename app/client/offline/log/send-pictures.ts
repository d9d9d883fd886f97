import { uploadPath } from "~/sitemap/paths";
import { offlineLog } from "./offline-log";
import type { WaitingPicture } from "./operation";
import type { SendPictures } from "./send-operations";

/** What the shop says of a picture (app/features/upload). */
type PictureAnswer = { file: { url: string } } | { error: string };

/** As long as the shop waits for a body of pictures (sitemap/body-limit.ts). */
const timeoutMs = 300_000;

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

/** POST /upload?owner=: refused with 400 and the reason; with 409 where another one is logged in. */
async function handIn(
  owner: string,
  { name, blob }: WaitingPicture,
): Promise<WaitingPicture["answer"]> {
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(), timeoutMs);
  try {
    const body = new FormData();
    body.append("file", blob, name);
    const response = await fetch(`${uploadPath}?owner=${encodeURIComponent(owner)}`, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: stopping.signal,
    });
    if (!response.ok && response.status !== 400) throw unanswered(response);
    const said: PictureAnswer = await response.json();
    if ("file" in said) return { link: said.file.url, at: Date.now() };
    if (!said.error) throw unanswered(response);
    return { refused: said.error };
  } finally {
    clearTimeout(timer);
  }
}

const unanswered = ({ status }: Response) => new Error(`A picture was answered ${status}`);
