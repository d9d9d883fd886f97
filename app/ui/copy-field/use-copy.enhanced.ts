import { useEffect, useState } from "react";

/** For how long it says so, in ms. */
const saidMs = 3000;

/** Copies a text; `copy` is there only where the browser lets pages do so. */
export function useCopy(text: string): { copy: (() => void) | undefined; isCopied: boolean } {
  const [can, setCan] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setCan(Boolean(navigator.clipboard)), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setCan(false),
    );
  };
  return { copy: can ? copy : undefined, isCopied };
}
