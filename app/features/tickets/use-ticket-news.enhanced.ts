import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ticketNewsPath } from "~/sitemap/account-paths";

/** How often an open conversation asks for what came since (domain 4.8). */
export const ticketNewsMs = 10_000;

/** What is shown: behind it begin the news. */
interface Shown {
  code: number;
  /** Place of the newest message. */
  place: number;
  state: string;
}

/**
 * Asks, while the page is in sight and there is a network, whether somebody has written since or the ticket has moved
 * on; then the page loads itself anew. A request that fails is tried again with the next.
 */
export function useTicketNews({ code, place, state }: Shown): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const request = new AbortController();
    let isAsking = false;

    async function ask() {
      if (document.hidden || !navigator.onLine || isAsking) return;
      isAsking = true;
      try {
        const response = await fetch(ticketNewsPath(code, place), { signal: request.signal });
        const news = response.ok ? await response.json() : null;
        if (news && (news.count > 0 || news.state !== state)) revalidate();
      } catch {
        // The next one will do.
      } finally {
        isAsking = false;
      }
    }

    const timer = setInterval(() => void ask(), ticketNewsMs);
    return () => {
      clearInterval(timer);
      request.abort();
    };
  }, [code, place, state, revalidate]);
}
