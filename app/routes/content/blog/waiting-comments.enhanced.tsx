import { lazy, Suspense, useMemo } from "react";
import { useWaitingCount } from "~/client/offline/use-waiting-count";
import type { PostView } from "~/features/blog/post-view.server";
import styles from "~/features/offline-log/offline.css?url";
import { isCommentOn } from "./use-offline-comment.enhanced";

const WaitingEntries = lazy(() =>
  import("~/features/offline-log/waiting-entries.enhanced").catch(() => ({ default: () => null })),
);

/** The reader's comments on a post that wait on this device, in the loader's words: a public page has no others. */
export function WaitingComments({ view }: { view: Pick<PostView, "id" | "words"> }) {
  const { id, words } = view;
  const isShown = useMemo(() => isCommentOn(id), [id]);
  if (useWaitingCount() === 0) return null;
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={styles} />
      <WaitingEntries isShown={isShown} words={words.unsent} />
    </Suspense>
  );
}
