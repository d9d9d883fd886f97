import { lazy, Suspense } from "react";

/** Comes with the first thing that somebody fills in. */
const LeaveQuestion = lazy(() => import("./leave-question.enhanced"));

/** Asks before the page is left whose form was filled in and not sent. It stands beside the form, not in it. */
export function UnsavedQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  if (!isUnsaved) return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion />
    </Suspense>
  );
}
