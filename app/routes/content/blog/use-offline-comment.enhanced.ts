import { useCallback, useState } from "react";
import type { OfflineChange, OfflineDraft } from "~/client/offline/log/operation";
import { useOfflineForms } from "~/client/offline/offline-forms";
import type { PostView } from "~/features/blog/post-view.server";

/** The bounds of a comment (backend/contract/blog.ts). */
const chars = { min: 2, max: 1000 };

/** Which of what waits are comments on a post. */
export const isCommentOn = (post: number) => (change: OfflineChange) =>
  change.type === "comment" && change.post === post;

/**
 * Without a connection a comment waits on the device, under the name of its posting, so that exactly one arrives.
 * @returns how many were kept since the page was opened
 */
export function useOfflineComment({ id, words }: Pick<PostView, "id" | "words">): number {
  const [kept, setKept] = useState(0);
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const written = form.get("body");
      const body = typeof written === "string" ? written.trim() : "";
      if (body.length < chars.min || body.length > chars.max) return undefined;
      return { change: { type: "comment", post: id, body }, name: words.waiting };
    },
    [id, words.waiting],
  );
  const onKept = useCallback(() => setKept((count) => count + 1), []);
  useOfflineForms(read, onKept);
  return kept;
}
