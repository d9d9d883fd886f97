import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How often the queue is asked for anew while somebody looks at it. */
const refreshMs = 10_000;

/** Keeps the queue up to date; without scripts there is the link. */
export function QueueRefresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}
