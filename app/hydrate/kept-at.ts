import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** When the worker saved the document on screen, in milliseconds; null for one that came from the server. */
export function keptAt(): number | null {
  const time = Number(document.documentElement.dataset.kept);
  return Number.isFinite(time) ? time : null;
}

/** The same, until the reader goes on to another page. */
export function useKeptAt(): number | null {
  const { key } = useLocation();
  const [first] = useState({ key, time: keptAt() });
  return first.key === key ? first.time : null;
}
