import { useBlocker } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { LeaveQuestionProps } from "./leave-question";

const loadQuestion = () => import("./leave-question");
const LeaveQuestion = lazy<ComponentType<LeaveQuestionProps>>(() =>
  loadQuestion().catch(() => ({ default: LeaveAtOnce })),
);

/** Asks before the page is left whose form was filled in and not sent. It stands beside the form, not in it. */
export function UnsavedQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  return isUnsaved ? <Asking /> : null;
}

/**
 * On the way to another page of the shop the question is the shop's own: its words come with the first thing
 * that is filled in, and who leaves sooner waits for them. On the way out the browser asks in its own words.
 */
function Asking() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: Event) => event.preventDefault();
    loadQuestion().catch(() => {});
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  if (state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <LeaveQuestion leave={proceed} stay={reset} />
    </Suspense>
  );
}

/** Where the question can't be had, nobody is held back. */
function LeaveAtOnce({ leave }: LeaveQuestionProps) {
  useEffect(leave, [leave]);
  return null;
}
