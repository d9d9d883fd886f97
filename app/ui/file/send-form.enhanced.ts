import { postForm } from "~/client/upload/post-form";
import type { FileAnswer } from "./file-value";

/** Shown of a file that is on its way: the rest belongs to the answer (R-AVATAR-02, R-CONST-33). */
export const progressCap = 98;

/**
 * Posts a form and answers what the address says; null where it says nothing sensible, undefined where it can't be reached.
 * `onProgress` gets 0 to 98.
 */
export async function sendForm(
  address: string,
  form: FormData,
  onProgress: (percent: number) => void = () => {},
): Promise<FileAnswer | null | undefined> {
  const posted = await postForm(address, form, {
    onProgress: (loaded, total) => onProgress(shownProgress(loaded, total)),
  });
  return posted && readAnswer(posted.text);
}

/** One file, as the part `file` (R-FILE-03). */
export function sendFile(address: string, file: File, onProgress?: (percent: number) => void) {
  const form = new FormData();
  form.append("file", file, file.name);
  return sendForm(address, form, onProgress);
}

/** Percent of what was sent, never more than the cap. */
export function shownProgress(loaded: number, total: number): number {
  return total > 0 ? Math.min(progressCap, Math.floor((loaded / total) * 100)) : 0;
}

function readAnswer(text: string): FileAnswer | null {
  try {
    const answer = JSON.parse(text);
    if (typeof answer.file?.url === "string" || typeof answer.error === "string") return answer;
  } catch {
    // Whatever it is, it is no answer of this address.
  }
  return null;
}
