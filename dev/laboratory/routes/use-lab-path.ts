import { useLocation } from "@remix-run/react";

/** Address of the laboratory as the reader came to it: bare, or under a language. */
export function useLabPath(): string {
  return useLocation().pathname.replace(/__lab.*/, "__lab");
}
